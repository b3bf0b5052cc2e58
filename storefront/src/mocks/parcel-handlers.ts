import * as routes from "@bezak/contract/routes/parcels.ts";
import { canMove, parcelMoves, type OrderStatus } from "@bezak/contract/order-status.ts";
import { parcelTabs, type ParcelTab } from "@bezak/contract/parcel-status.ts";
import { returnMoves, returnStatuses, type ReturnStatus } from "@bezak/contract/return-status.ts";
import type {
  ParcelStep,
  ReturnStep,
  SellerParcel,
  SellerReturn,
  parcelsRoutes,
} from "@bezak/contract/parcels.ts";
import { HttpResponse } from "msw";
import { answer, failure } from "./answers.ts";
import { guest, signedIn } from "./people-handlers.ts";
import { shopParcels, shopReturns } from "./parcel-fixtures.ts";
import { mock } from "./mock.ts";

type Routes = typeof parcelsRoutes;

let parcels: readonly SellerParcel[] = shopParcels;
let returns: readonly SellerReturn[] = shopReturns;

/** Resets parcels and returns to the first or the given ones. */
export function resetParcels(
  to: { parcels?: readonly SellerParcel[]; returns?: readonly SellerReturn[] } = {},
): void {
  ({ parcels = shopParcels, returns = shopReturns } = to);
}

const inTab = (tab: ParcelTab) => (one: SellerParcel) => {
  if (tab === "awaiting_payment") return one.awaitingPayment;
  if (tab === "late") return one.late;
  return one.status === tab && !one.awaitingPayment;
};

const getCounts = () =>
  Object.fromEntries(parcelTabs.map((tab) => [tab, parcels.filter(inTab(tab)).length])) as Record<
    ParcelTab,
    number
  >;

const toSearchText = ({ number, items, contact }: SellerParcel) =>
  [number, contact?.name, ...items.flatMap(({ product, sku }) => [product.name.ru, sku])]
    .join(" ")
    .toLowerCase();

function toPage<T>(rows: readonly T[], parameters: URLSearchParams) {
  const [page, limit] = [Number(parameters.get("page") ?? 1), Number(parameters.get("limit") ?? 20)];
  return {
    data: rows.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total: rows.length, pages: Math.ceil(rows.length / limit) },
  };
}

const findParcel = (id: unknown) => parcels.find((one) => one.id === id || one.number === id);
const noParcel = () => failure("order_not_found", "Заказ не найден");
const noReturn = () => failure("return_not_found", "Возврат не найден");
const pdf = (name: string) =>
  new HttpResponse("%PDF-1.3", {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name}"; filename*=UTF-8''${name}`,
    },
  });

function moved(one: SellerParcel, status: OrderStatus, { reason, trackingNumber }: ParcelStep): SellerParcel {
  const known = { contact: { name: "Дилноза Каримова", phone: "+998901234567" } };
  const delivery = {
    method: "courier" as const,
    city: one.city,
    address: "ул. Регистан, д. 5",
    comment: null,
  };
  return {
    ...one,
    status,
    acceptBy: null,
    late: false,
    next: [...parcelMoves[status].seller],
    ...(status === "confirmed" ? { ...known, delivery } : {}),
    ...(status === "cancelled" ? { contact: null, delivery: null } : {}),
    trackingNumber: trackingNumber ?? one.trackingNumber,
    timeline: [...one.timeline, { status, at: new Date().toISOString(), actor: "seller", reason }],
  };
}

export const parcelHandlers = [
  mock(routes.parcels, ({ request }) => {
    if (!signedIn(request)) return guest();
    const { searchParams: parameters } = new URL(request.url);
    const tab = parameters.get("status") as ParcelTab | null;
    const words = (parameters.get("q") ?? "").toLowerCase();
    const found = parcels.filter((one) => (!tab || inTab(tab)(one)) && toSearchText(one).includes(words));
    const rows = parameters.get("sort") === "oldest" ? found.toReversed() : found;
    return answer<Routes["parcels"]>({ success: true, ...toPage(rows, parameters), counts: getCounts() });
  }),
  mock(routes.parcelLabels, () => pdf("labels.pdf")),
  mock(routes.packingList, () => pdf("packing-list.pdf")),
  mock(routes.parcel, ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const data = findParcel(params.id);
    return data ? answer<Routes["parcel"]>({ success: true, data }) : noParcel();
  }),
  mock(routes.moveParcel, async ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const one = findParcel(params.id);
    const step = (await request.json()) as ParcelStep;
    if (!one) return noParcel();
    if (one.status !== step.status && !canMove("seller", one.status, step.status)) {
      return failure("conflict", "Данные уже изменились. Обновите страницу");
    }
    const data = one.status === step.status ? one : moved(one, step.status, step);
    parcels = parcels.map((other) => (other.id === data.id ? data : other));
    return answer<Routes["moveParcel"]>({ success: true, data, message: "Готово" });
  }),
  mock(routes.sellerReturns, ({ request }) => {
    if (!signedIn(request)) return guest();
    const { searchParams: parameters } = new URL(request.url);
    const status = parameters.get("status");
    const rows = returns.filter((one) => !status || one.status === status);
    const counts = Object.fromEntries(
      returnStatuses.map((of) => [of, returns.filter((one) => one.status === of).length]),
    ) as Record<ReturnStatus, number>;
    return answer<Routes["sellerReturns"]>({ success: true, ...toPage(rows, parameters), counts });
  }),
  mock(routes.sellerReturn, ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const data = returns.find(({ id }) => id === params.id);
    return data ? answer<Routes["sellerReturn"]>({ success: true, data }) : noReturn();
  }),
  mock(routes.moveSellerReturn, async ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const one = returns.find(({ id }) => id === params.id);
    const { status, reason, restock } = (await request.json()) as ReturnStep;
    if (!one) return noReturn();
    const data: SellerReturn = {
      ...one,
      status,
      next: [...returnMoves[status].seller],
      restocked: status === "received" ? (restock ?? true) : one.restocked,
      timeline: [...one.timeline, { status, at: new Date().toISOString(), actor: "seller", reason }],
    };
    returns = returns.map((other) => (other.id === data.id ? data : other));
    return answer<Routes["moveSellerReturn"]>({ success: true, data, message: "Готово" });
  }),
];
