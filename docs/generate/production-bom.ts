/** A bill of materials of everything in package-lock.json → of what runs in production. Pure. */

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  group?: string;
  properties?: { name: string; value: string }[] | undefined;
}

/** CycloneDX, as far as it is read here. */
export interface Bom {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/**
 * `npm sbom --omit dev` leaves out what development needs as well (npm 11.19 omits esbuild), and its marks are those of one
 * of two places of a package. So npm lists everything, and `expected` says what remains: names and versions, `sharp@0.35.5`.
 * Throws if one of them is not in the list.
 */
export function productionBom<Given extends Bom>(bom: Given, expected: Iterable<string>): Given {
  const wanted = new Set(expected);
  const components = bom.components
    .filter((component) => wanted.has(nameOf(component)))
    .map((component) => ({
      ...component,
      properties: component.properties?.filter(({ name }) => name !== development),
    }));
  const listed = new Set(components.map(nameOf));
  const missing = [...wanted].filter((one) => !listed.has(one));
  if (missing.length > 0) throw new Error(`npm does not list ${missing.join(', ')}.`);
  const refs = new Set([bom.metadata.component, ...components].map((component) => component['bom-ref']));
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  return { ...bom, components, dependencies };
}

const development = 'cdx:npm:package:development';

function nameOf({ group, name, version }: Component): string {
  return `${group ? `${group}/` : ''}${name}@${version}`;
}
