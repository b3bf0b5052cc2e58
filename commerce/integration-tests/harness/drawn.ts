/** Seed of all random tests, the same in every run; SEED=<number> sets another. */
export const SEED = Number(process.env.SEED ?? 20_261_122);

/** Mutated gateway messages sent per kind; MUTATIONS=<number> sets another count. */
export const MUTATIONS = Number(process.env.MUTATIONS ?? 100);
