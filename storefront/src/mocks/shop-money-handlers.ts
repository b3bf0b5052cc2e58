import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { NewPayoutHold, PayoutHold, ShopMoney, shopMoneyRoutes } from "@bezak/contract/shop-money.ts";
import { payoutHold } from "@bezak/contract/examples/shop-money.ts";
import * as routes from "@bezak/contract/routes/shop-money.ts";
import { answer, failure } from "./answers.ts";
import { entries, finance, sellerPayouts } from "./finance-fixtures.ts";
import { parameter, sortMoney, toPage } from "./finance-answers.ts";
import { mock } from "./mock.ts";

type Routes = typeof shopMoneyRoutes;

const { seller } = sellerPayouts[0]!;

const past: PayoutHold = {
  ...payoutHold,
  id: "phold_0",
  amount: 1_000_000,
  reason: "Ждали документы на возврат",
  until: null,
  isActive: false,
  createdAt: "2026-10-11T10:00:00.000Z",
  releasedBy: { id: "user_1", name: "Aziz" },
  releasedAt: "2026-10-14T10:00:00.000Z",
};

let holds: readonly PayoutHold[] = [past];

/** Sets the holds; by default one that was released. */
export function resetHolds(to: readonly PayoutHold[] = [past]): void {
  holds = to;
}

export const activeHold = payoutHold;

function readMoney(): ShopMoney {
  const applying = holds
    .filter(({ isActive }) => isActive)
    .map(({ id, amount, reason, createdAt: since, until }) => ({ id, amount, reason, since, until }));
  return { seller, finance: { ...finance, holds: applying }, holds: [...holds] };
}

export const shopMoneyHandlers = [
  mock(routes.shopMoney, ({ params }) =>
    params.id === "none"
      ? failure("seller_not_found", "Магазин не найден")
      : answer<Routes["shopMoney"]>({ success: true, data: readMoney() }),
  ),
  mock(routes.shopEntries, ({ request }) => {
    const [type, q] = [parameter(request, "type"), parameter(request, "q")?.toLowerCase() ?? ""];
    const found = entries.filter(
      (entry) =>
        (!type || entry.type === type) &&
        `${entry.orderNumber ?? ""} ${entry.note?.ru ?? ""}`.toLowerCase().includes(q),
    );
    const sort = (parameter(request, "sort") ?? "newest") as AmountSort;
    return answer<Routes["shopEntries"]>(
      toPage(
        request,
        sortMoney(found, sort, ({ at }) => at),
      ),
    );
  }),
  mock(routes.holdPayouts, async ({ request }) => {
    const { amount, reason, until } = (await request.json()) as NewPayoutHold;
    const data: PayoutHold = {
      ...payoutHold,
      id: `phold_${holds.length + 1}`,
      amount,
      reason,
      until: until === null ? null : `${until}T19:00:00.000Z`,
    };
    holds = [data, ...holds];
    return answer<Routes["holdPayouts"]>({ success: true, data }, 201);
  }),
  mock(routes.releaseHold, ({ params }) => {
    const one = holds.find(({ id }) => id === params.id);
    if (!one) return failure("not_found", "Такого удержания нет");
    const data = { ...one, isActive: false, releasedBy: one.createdBy, releasedAt: new Date().toISOString() };
    holds = holds.map((hold) => (hold.id === data.id ? data : hold));
    return answer<Routes["releaseHold"]>({ success: true, data });
  }),
];
