import { foldSales } from "../workflows/dashboard/fold-sales.ts";

export default foldSales;

export const config = { name: "fold-sales", schedule: { interval: 5_000 } };
