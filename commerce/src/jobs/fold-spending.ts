import { foldSpending } from "../workflows/users/customer-spending.ts";

export default foldSpending;

export const config = { name: "fold-spending", schedule: { interval: 15_000 } };
