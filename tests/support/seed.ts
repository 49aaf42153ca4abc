/**
 * The seed of the day, or that of SEED: what a run of the tests tries is new each day, the same on every machine, and can be repeated
 * (`SEED=20779 npx vitest run …`; the failing test prints the seed).
 */
export const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000));

/** How many examples a property is tested with: few for a run of all tests, or as many as FUZZ says (`FUZZ=20000 npx vitest run …`). */
export const fuzzRuns = (usual: number): number => Number(process.env.FUZZ ?? usual);
