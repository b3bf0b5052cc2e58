import { foldSales } from "../workflows/dashboard/fold-sales.ts";

export default foldSales;

/** Milliseconds between rounds. */
export const config = { name: "fold-sales", schedule: { interval: 5_000 } };
