import { finishPaidOut } from "../workflows/payment/finish-paid-out.ts";

export default finishPaidOut;

/** Milliseconds between rounds. */
export const config = { name: "finish-paid-out", schedule: { interval: 10_000 } };
