/** What is drawn is drawn alike in every run; SEED=<number> for others. */
export const SEED = Number(process.env.SEED ?? 20_261_122);

/** Changed messages of gateways that are sent of each kind; MUTATIONS=<number> for more. */
export const MUTATIONS = Number(process.env.MUTATIONS ?? 100);
