import { LOOK } from "../shared/recovery-times.ts";
import { finishPaidOut } from "../workflows/payment/finish-paid-out.ts";

export default finishPaidOut;

export const config = { name: "finish-paid-out", schedule: { interval: 2 * LOOK * 1000 } };
