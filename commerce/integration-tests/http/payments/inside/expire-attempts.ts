import { expireAttempts } from "../../../../src/workflows/payment/expire-attempts.ts";

export default expireAttempts;
