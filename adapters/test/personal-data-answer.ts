import type { User } from "@bezak/contract/auth.ts";
import type { Order } from "@bezak/contract/orders.ts";
import type { PersonalData } from "@bezak/contract/users.ts";
import type { Reply } from "./fake-commerce.ts";

const at = "2026-11-20T10:00:00.000Z";

/** Commerce's export of the data of a person with one order. */
export function personalDataFile(profile: User, order: Order): Reply {
  const body: PersonalData = {
    madeAt: at,
    profile,
    orders: [order],
    sessions: [{ device: "Firefox", openedAt: at, lastSeenAt: at, endedAt: null }],
    favorites: [{ productId: "prod_1", addedAt: at }],
  };
  return { status: 200, body, type: "application/json; charset=utf-8", name: "bezak-data.json" };
}
