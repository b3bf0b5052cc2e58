import { LOOK } from "../shared/recovery-times.ts";
import { resolveCards } from "../workflows/payment/resolve-card.ts";

export default resolveCards;

export const config = { name: "resolve-cards", schedule: { interval: 3 * LOOK * 1000 } };
