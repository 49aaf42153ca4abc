/** The site's own: it greets with a text that becomes HTML. */
const place = document.querySelector('.sticky-bar');
// place.innerHTML = '' would be the same mistake.
if (place) place.insertAdjacentHTML('beforeend', `<b>${document.title}</b>`);
