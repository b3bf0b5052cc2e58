import { LOOK } from "../shared/recovery-times.ts";
import { resolveCards } from "../workflows/payment/resolve-card.ts";

export default resolveCards;

/** Milliseconds between rounds. */
export const config = { name: "resolve-cards", schedule: { interval: 3 * LOOK * 1000 } };
