/** A link with `?service=` and a service's slug preselects it. Without JavaScript the page simply opens. */

const slug = new URLSearchParams(location.search).get('service');
const choices = document.querySelectorAll<HTMLElement>('main [data-service]');
const choice = [...choices].find(({ dataset }) => dataset.service === slug);
// An option is selected, a radio button checked.
if (choice) Object.assign(choice, { selected: true, checked: true });
