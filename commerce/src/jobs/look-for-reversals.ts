import { lookForReversals } from "../workflows/payment/look-for-reversals.ts";

export default lookForReversals;

export const config = { name: "look-for-reversals", schedule: { interval: 1_800_000 } };
