/** What is drawn is drawn alike in every run; SEED=<number> for others. */
export const SEED = Number(process.env.SEED ?? 20_261_122);
