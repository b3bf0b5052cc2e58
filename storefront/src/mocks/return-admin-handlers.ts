import type { ListedReturn } from "@bezak/contract/administered-return.ts";
import type { orderAdminRoutes } from "@bezak/contract/order-admin.ts";
import { returnMoves, returnStatuses, type ReturnStatus } from "@bezak/contract/return-status.ts";
import { administeredReturns } from "@bezak/contract/routes/order-admin.ts";
import { answer } from "./answers.ts";
import { isOfShopAndDays, parameter, toPage } from "./finance-answers.ts";
import { mock } from "./mock.ts";
import { shopReturn } from "./parcel-fixtures.ts";

const shops = [
  { id: "sel_1", name: "Registon Atelier" },
  { id: "sel_2", name: "Дом керамики и вышивки «Афросиаб и внучки»" },
];

/** A return of some shop, the older, the greater its number. */
export function listedReturn(number: number, status: ReturnStatus = "requested"): ListedReturn {
  const { restocked: _, ...item } = shopReturn(number, status);
  return {
    ...item,
    seller: shops[number % 2]!,
    refundAccount: item.paymentMethod === "cash" ? "1234" : null,
    next: [...returnMoves[status].admin],
    version: "1",
  };
}

/** One of each status and a second one to decide, newest first. */
const listedReturns: readonly ListedReturn[] = [
  listedReturn(1),
  listedReturn(2),
  listedReturn(3, "received"),
  listedReturn(4, "approved"),
  listedReturn(5, "rejected"),
  // of a deleted account
  { ...listedReturn(6, "refunded"), buyer: { name: "—", phone: "" } },
  listedReturn(7, "refund_owed"),
];

let stored = listedReturns;

/** Resets the returns of all shops to the first or the given ones, newest first. */
export function resetListedReturns(to: readonly ListedReturn[] = listedReturns): void {
  stored = to;
}

const toText = ({ parcel, buyer, items }: ListedReturn) =>
  [parcel.number, buyer.name, buyer.phone, ...items.map(({ product }) => product.name.ru)]
    .join(" ")
    .toLowerCase();

export const returnAdminHandlers = [
  mock(administeredReturns, ({ request }) => {
    const given = (name: string) => parameter(request, name);
    const found = stored.filter(
      (one) =>
        toText(one).includes((given("q") ?? "").toLowerCase()) &&
        (!given("reason") || one.reason === given("reason")) &&
        isOfShopAndDays(request, one.seller, one.createdAt),
    );
    const counts = Object.fromEntries(
      returnStatuses.map((status) => [status, found.filter((one) => one.status === status).length]),
    ) as Record<ReturnStatus, number>;
    const rows = found.filter(({ status }) => !given("status") || status === given("status"));
    const sorted = given("sort") === "oldest" ? rows.toReversed() : rows;
    return answer<(typeof orderAdminRoutes)["administeredReturns"]>({ ...toPage(request, sorted), counts });
  }),
];
