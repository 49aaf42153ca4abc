/** Makes the field for places work: its code is loaded only on the pages that have the field. */

const form = document.querySelector<HTMLFormElement>('[data-places]');
if (form) import('./find-places.ts').then(({ findPlaces }) => findPlaces(form));
