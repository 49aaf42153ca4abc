/** How many examples a property is tried with: few enough for every run of the tests, or as many as FUZZ says (`FUZZ=20000 npx vitest run …`). */
export const fuzzRuns = (usual: number): number => Number(process.env.FUZZ ?? usual);
