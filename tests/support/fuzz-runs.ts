/** How many examples a property is tested with: few for a run of all tests, or as many as FUZZ says (`FUZZ=20000 npx vitest run …`). */
export const fuzzRuns = (usual: number): number => Number(process.env.FUZZ ?? usual);
