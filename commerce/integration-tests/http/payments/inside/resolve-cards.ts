import { resolveCards } from "../../../../src/workflows/payment/resolve-card.ts";

export default resolveCards;
