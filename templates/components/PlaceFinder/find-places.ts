/** Lists the places whose name or postal code begins with what is typed. The list of all places is loaded when the field gets the focus. */

/** More than fit on a phone's screen above its keyboard would not be seen. */
const maxShown = 8;

interface Place {
  name: string;
  href: string;
  county: string;
  codes: readonly string[];
  /** Each word of the name, the whole name and each postal code begins after a line break, without accents and in lower case. */
  searched: string;
}

type Group = [county: string, ...places: [name: string, href: string, codes: string][]];

export function findPlaces(form: HTMLFormElement) {
  const [field, list, none] = ['input', 'ul', 'p[hidden]'].map((part) => form.querySelector(part)) as [
    HTMLInputElement,
    HTMLElement,
    HTMLElement,
  ];
  let places: Promise<Place[]> | undefined;
  /** Empty if the list cannot be loaded; the next letter tries again. */
  const load = () => {
    places ??= fetch(form.dataset.places as string)
      .then((response) => response.json())
      .then(placesOf)
      .catch(() => {
        places = undefined;
        return [];
      });
    return places;
  };
  const show = async () => {
    const typed = fold(field.value.trim());
    const found = typed === '' ? [] : matching(await load(), typed);
    // Something else may have been typed while the list was loading.
    if (typed !== fold(field.value.trim())) return;
    list.replaceChildren(...found.map(rowOf));
    none.hidden = typed === '' || found.length > 0 || !places;
  };
  field.addEventListener('focus', load);
  field.addEventListener('input', show);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    await show();
    list.querySelector('a')?.click();
  });
  // The visitor may have typed before this code was loaded, or come back to the page.
  show();
}

/** Sorted by name. */
function placesOf(groups: Group[]): Place[] {
  const places = groups.flatMap(([county, ...inside]) =>
    inside.map(([name, href, codes]) => {
      const folded = fold(name);
      const own = codes.toLowerCase().split(',');
      const starts = [folded, ...folded.split(/[^\p{L}\p{N}]+/u), ...own];
      return { name, href, county, codes: own, searched: `\n${starts.join('\n')}` };
    }),
  );
  return places.sort((a, b) => a.name.localeCompare(b.name));
}

/** Places whose whole name begins with the text come first. A code may be the first part of the one that is typed: LS1 of LS1 4DL. */
function matching(places: readonly Place[], typed: string): Place[] {
  const isFound = ({ searched, codes }: Place) =>
    searched.includes(`\n${typed}`) ||
    codes.some((code) => /^[ -]/.test(typed.slice(code.length)) && typed.startsWith(code));
  const found = places.filter(isFound);
  const isFirst = ({ searched }: Place) => searched.startsWith(`\n${typed}`);
  return [...found.filter(isFirst), ...found.filter((place) => !isFirst(place))].slice(0, maxShown);
}

/** Without accents and in lower case; “St.” and “Saint” are the same, as are “Ft.” and “Fort”, “Mt.” and “Mount”. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bst\.? /g, 'saint ')
    .replace(/\bft\.? /g, 'fort ')
    .replace(/\bmt\.? /g, 'mount ');
}

function rowOf({ name, href, county }: Place): HTMLElement {
  const row = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href, textContent: name });
  const note = Object.assign(document.createElement('span'), { textContent: county });
  row.append(link, ' ', note);
  return row;
}
