/** Full names of counties: the atlas omits the word County, Parish or City. Pure. */
import { withoutAccents } from '../../text/without-accents.ts';

/** `Pitt` → `Pitt County`, in Louisiana `Orleans` → `Orleans Parish`; independent cities get `City`. */
export function countyName(name: string, code: string): string {
  const state = code.slice(0, 2);
  if (state === '22') return `${name} Parish`;
  // Boroughs, municipios, islands and the District have no word in common.
  if (['02', '11', '60', '66', '69', '72', '78'].includes(state)) return name;
  const isCity = Number(code.slice(2)) >= 510;
  if (!isCity) return `${name} County`;
  return /\bCity$/.test(name) ? name : `${name} City`;
}

const kinds =
  /\b(county|parish|borough|city and borough|census area|municipality|municipio|island|planning region|city)$/;

/** Equal for two spellings of a name that differ in case, accents, `St.` or `Saint`, or the word County. */
export function countyKey(name: string): string {
  const plain = withoutAccents(name)
    .toLowerCase()
    .replace(/^city of /, '')
    .trim();
  return plain
    .replace(kinds, '')
    .replace(/\bsaint(e?)\b/g, 'st$1')
    .replace(/[^a-z0-9]/g, '');
}
