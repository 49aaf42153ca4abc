/** Fixed, so that a test which fails speaks of the change and not of the day. `SEED=$RANDOM npx vitest run …` tries other inputs. */
export const seed = Number(process.env.SEED ?? 1);

/** How many examples a property is tested with: few for a run of all tests, or as many as FUZZ says (`FUZZ=20000 npx vitest run …`). */
export const fuzzRuns = (usual: number): number => Number(process.env.FUZZ ?? usual);
