/** Lists the places of whose name a word and what follows it, or of which a postal code, begins with what is typed. The list of all places is loaded when the field gets the focus. */

/** More than fit on a phone's screen above its keyboard would not be seen. */
const maxShown = 8;

interface Place {
  name: string;
  href: string;
  county: string;
  /** Folded, without spaces. */
  codes: readonly string[];
  /** The ways to write the name, folded. */
  names: readonly string[];
  /** The names, and what remains of each without its first words, each after a line break. */
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
    const typed = fold(field.value);
    const found = typed === '' ? [] : matching(await load(), typed);
    // Something else may have been typed while the list was loading.
    if (typed !== fold(field.value)) return;
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
      // L’Estérel is also found as Estérel, and Ste. Genevieve while “ste” is typed.
      const names = [...new Set([fold(name), plain(name).trim(), fold(name.replace(apostrophes, ' '))])];
      const own = codes.split(',').flatMap((code) => fold(code).replaceAll(' ', '') || []);
      return { name, href, county, codes: own, names, searched: `\n${names.flatMap(endsOf).join('\n')}` };
    }),
  );
  return places.sort((a, b) => a.name.localeCompare(b.name));
}

/** A name, and what remains of it without its first words. */
function endsOf(name: string): string[] {
  const words = name.split(' ');
  return words.map((_, index) => words.slice(index).join(' '));
}

/** Places whose whole name begins with the text come first. */
function matching(places: readonly Place[], typed: string): Place[] {
  const code = typed.replaceAll(' ', '');
  // Also if only the first part of the code is listed: 97002 of 97002-1234, LS1 of LS1 4DL.
  const areas = [code.slice(0, 5), code.slice(0, -3)];
  const isFound = ({ searched, codes }: Place) =>
    searched.includes(`\n${typed}`) || codes.some((own) => own.startsWith(code) || areas.includes(own));
  const begun = places.filter(isFound);
  const found = begun.length > 0 ? begun : named(places, typed);
  const isFirst = ({ names }: Place) => names.some((name) => name.startsWith(typed));
  return [...found.filter(isFirst), ...found.filter((place) => !isFirst(place))].slice(0, maxShown);
}

/** Places of which the text begins with a whole name or code, before a state or the rest of a code: Barre, VT 05641; LS1 4. */
function named(places: readonly Place[], typed: string): Place[] {
  const words = typed.split(' ');
  while (words.length > 1 && /^([a-z]{2,3}|.*\d.*)$/.test(words.pop() as string)) {
    const [name, code] = [words.join(' '), words.join('')];
    const found = places.filter(({ names, codes }) => names.includes(name) || codes.includes(code));
    if (found.length > 0) return found;
  }
  return [];
}

const apostrophes = /['’ʻʼ]/g;

/** Plain; “St.”, “Saint” and “Sankt” are the same, as are “Ft.” and “Fort”, “Mt.” and “Mount”. */
function fold(text: string): string {
  return plain(text)
    .replace(/\b(?:sankt|st(e?)) /g, 'saint$1 ')
    .replace(/\bft /g, 'fort ')
    .replace(/\bmt /g, 'mount ')
    .trim();
}

/**
 * Letters that are no letter with an accent, as visitors without them type them. `slugify` has them, too, but what this code shared
 * with the page's script would be one more file to load.
 */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** In lower case, with one space in place of punctuation, without accents and apostrophes. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æœßøłđðþı]/g, (letter) => letters[letter] ?? '')
    .replace(apostrophes, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}

function rowOf({ name, href, county }: Place): HTMLElement {
  const row = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href, textContent: name });
  const note = Object.assign(document.createElement('span'), { textContent: county });
  row.append(link, ' ', note);
  return row;
}
