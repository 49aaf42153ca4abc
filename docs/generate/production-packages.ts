/** package-lock.json → the packages that a site needs at run time, and who needs them. Pure. */

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

export interface ProductionPackage {
  /** sharp, @img/color */
  name: string;
  version: string;
  license: string;
  /** Made for some systems only: one of several is installed. */
  isForSomeSystems: boolean;
  hasInstallScript: boolean;
  /** treesite's own dependencies that it is, or is needed by. */
  neededBy: readonly string[];
}

/** Sorted by name and version. Throws where the lockfile names a package that is not in it. */
export function productionPackages({ packages }: Lockfile): ProductionPackage[] {
  const neededBy = new Map<string, Set<string>>();
  const visit = (place: string, owner: string): void => {
    const owners = neededBy.get(place) ?? new Set();
    if (owners.has(owner)) return;
    neededBy.set(place, owners.add(owner));
    const { dependencies = {}, optionalDependencies = {} } = packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = findPackage(packages, place, name);
      if (found !== undefined) visit(found, owner);
      else if (name in dependencies) throw new Error(`${name}, which ${place} needs, is not in package-lock.json.`);
    }
  };
  const root = packages[''];
  for (const name of Object.keys({ ...root?.dependencies, ...root?.optionalDependencies }))
    visit(`node_modules/${name}`, name);
  return [...neededBy]
    .map(([place, owners]): ProductionPackage => {
      const { version = '', license = 'not stated', os, cpu, hasInstallScript = false } = packages[place] ?? {};
      const isForSomeSystems = os !== undefined || cpu !== undefined;
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, license, isForSomeSystems, hasInstallScript, neededBy: [...owners].sort() };
    })
    .sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** As Node finds it: in the package's own folder, then in those above. */
function findPackage(packages: Lockfile['packages'], from: string, name: string): string | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const candidate = `${place === '' ? '' : `${place}/`}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (place === '') return undefined;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

export interface Count {
  /** One of treesite's own dependencies. */
  name: string;
  license: string;
  /** Packages that come with it, itself among them. */
  packages: number;
  /** Those that nothing else needs. */
  alone: number;
}

/** The largest counts first. Of packages for several systems, one counts. */
export function countByOwner(packages: readonly ProductionPackage[]): Count[] {
  const counted = packages.filter(({ isForSomeSystems }) => !isForSomeSystems);
  const owners = [...new Set(counted.flatMap(({ neededBy }) => neededBy))];
  return owners
    .map((name): Count => {
      const needed = counted.filter(({ neededBy }) => neededBy.includes(name));
      const { license = '' } = needed.find((one) => one.name === name) ?? {};
      return {
        name,
        license,
        packages: needed.length,
        alone: needed.filter((one) => one.neededBy.length === 1).length,
      };
    })
    .sort((a, b) => b.packages - a.packages || compare(a.name, b.name));
}
