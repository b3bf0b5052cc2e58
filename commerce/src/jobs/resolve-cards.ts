import { resolveCards } from "../workflows/payment/resolve-card.ts";

export default resolveCards;

/** Milliseconds between rounds. */
export const config = { name: "resolve-cards", schedule: { interval: 15_000 } };
