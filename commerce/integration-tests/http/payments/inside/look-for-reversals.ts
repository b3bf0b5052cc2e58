import { lookForReversals } from "../../../../src/workflows/payment/look-for-reversals.ts";

export default lookForReversals;
