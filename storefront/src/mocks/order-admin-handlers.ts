import { parcelTabs } from "@bezak/contract/parcel-status.ts";
import { countTabs } from "./count-tabs.ts";
import type { AdministeredReturn, AdministeredReturnStep } from "@bezak/contract/administered-return.ts";
import type {
  AdministeredParcel,
  AdministeredParcelDetails,
  AdministeredStep,
  DeliveryChange,
  LineCancellation,
  NewOrderNote,
  orderAdminRoutes,
} from "@bezak/contract/order-admin.ts";
import { canMove, parcelMoves } from "@bezak/contract/order-status.ts";
import type { MailRepeat, OrderEvent, orderTimelineRoutes } from "@bezak/contract/order-timeline.ts";
import type { OpenedReturn, returnAdminRoutes } from "@bezak/contract/return-admin.ts";
import { canMoveReturn, returnMoves } from "@bezak/contract/return-status.ts";
import * as routes from "@bezak/contract/routes/order-admin.ts";
import { orderTimeline, resendOrderMail } from "@bezak/contract/routes/order-timeline.ts";
import { openReturn } from "@bezak/contract/routes/return-admin.ts";
import { answer, failure } from "./answers.ts";
import { parameter, toPage } from "./finance-answers.ts";
import { mock } from "./mock.ts";
import { administeredParcels, administeredReturn, orderEvents } from "./order-admin-fixtures.ts";

type Routes = typeof orderAdminRoutes;

let stored = administeredParcels;
let steps: readonly AdministeredStep[] = [];
let events: readonly OrderEvent[] = orderEvents;

/** Resets the parcels of all shops to the first or the given ones. */
export function resetAdministeredParcels(
  to: readonly AdministeredParcelDetails[] = administeredParcels,
): void {
  stored = to;
  steps = [];
  events = orderEvents;
}

/** The bodies of all steps since the reset. */
export const sentSteps = () => steps;

/** Changes a parcel as another person, which gives it another version. */
export function changeParcelElsewhere(id: string, change: Partial<AdministeredParcelDetails>): void {
  stored = stored.map((one) =>
    one.id === id ? { ...one, version: String(Number(one.version) + 1), ...change } : one,
  );
}

const find = (id: unknown) => stored.find((one) => one.id === id || one.number === id);
const missing = () => failure("order_not_found", "Заказ не найден");

/** As in the list. */
const withoutOrder = ({
  order: _,
  attempts: __,
  returns: ___,
  refundsOwed: ____,
  notes: _____,
  ifCancelled: ______,
  ...parcel
}: AdministeredParcelDetails): AdministeredParcel => parcel;

function isInTab({ status, late, awaitingPayment }: AdministeredParcel, tab: string): boolean {
  if (tab === "late") return late;
  if (tab === "awaiting_payment") return awaitingPayment;
  return status === tab && !awaitingPayment;
}

function toSearchText({ number, contact, buyer, trackingNumber, items }: AdministeredParcel): string {
  const names = items.map(({ product }) => product.name.ru);
  return [number, contact.name, contact.phone, buyer.email, trackingNumber, ...names].join(" ").toLowerCase();
}

function moved(one: AdministeredParcelDetails, { status, reason, trackingNumber }: AdministeredStep) {
  const timeline = [
    ...one.timeline,
    { status, at: new Date().toISOString(), actor: "admin" as const, reason: reason ?? null },
  ];
  const isRefunded = status === "cancelled" && one.paymentStatus === "paid";
  changeParcelElsewhere(one.id, {
    status,
    late: false,
    acceptBy: null,
    timeline,
    trackingNumber: trackingNumber ?? one.trackingNumber,
    next: [...parcelMoves[status].admin],
    ...(!parcelMoves[status].admin.includes("cancelled") && { ifCancelled: null }),
    ...(isRefunded && { paymentStatus: "refunded" as const, refunded: true }),
    order: {
      ...one.order,
      parcels: one.order.parcels.map((parcel) =>
        parcel.id === one.id ? { ...parcel, status, timeline } : parcel,
      ),
    },
  });
}

/** Decides about a return as another person, or as the administrator. */
export function changeReturnElsewhere(id: string, change: Partial<AdministeredReturn>): void {
  stored = stored.map((one) => ({
    ...one,
    returns: one.returns.map((item) =>
      item.id === id ? { ...item, version: String(Number(item.version) + 1), ...change } : item,
    ),
  }));
}

const findReturn = (id: unknown) => stored.flatMap(({ returns }) => returns).find((one) => one.id === id);

export const orderAdminHandlers = [
  mock(routes.administeredParcels, ({ request }) => {
    const given = (name: string) => parameter(request, name);
    const matches = (name: string, value: string) => !given(name) || given(name) === value;
    const found = stored.filter(
      (one) =>
        toSearchText(one).includes((given("q") ?? "").toLowerCase()) &&
        matches("seller", one.seller.id) &&
        matches("buyer", one.buyer.id) &&
        matches("city", one.delivery.city) &&
        matches("paymentMethod", one.paymentMethod) &&
        matches("paymentStatus", one.paymentStatus) &&
        matches("cancelledBy", one.status === "cancelled" ? (one.timeline.at(-1)?.actor ?? "") : ""),
    );
    const sort = given("sort") ?? "newest";
    const ofTab = found.filter((one) => !given("status") || isInTab(one, given("status")!));
    const rows = sort.startsWith("total")
      ? ofTab.toSorted((one, other) => (one.total - other.total) * (sort === "total_asc" ? 1 : -1))
      : sort === "oldest"
        ? ofTab.toReversed()
        : ofTab;
    return answer<Routes["administeredParcels"]>({
      ...toPage(request, rows.map(withoutOrder)),
      counts: countTabs(parcelTabs, found, isInTab),
    });
  }),
  mock(routes.administeredParcel, ({ params }) => {
    const data = find(params.id);
    return data ? answer<Routes["administeredParcel"]>({ success: true, data }) : missing();
  }),
  mock(orderTimeline, ({ request, params }) =>
    find(params.id)
      ? answer<(typeof orderTimelineRoutes)["orderTimeline"]>(toPage(request, [...events]))
      : missing(),
  ),
  mock(resendOrderMail, async ({ params, request }) => {
    const { notificationId } = (await request.json()) as MailRepeat;
    if (!find(params.id)) return missing();
    const event = events.find(({ id }) => id === notificationId);
    if (event?.kind !== "notification" || event.repeatTo === null)
      return failure("not_found", "Письмо не найдено");
    const to = event.repeatTo;
    const repeats = [...event.repeats, { to, sentAt: null, failed: false, administrator: "admin@bezak.uz" }];
    events = events.map((one) => (one === event ? { ...event, repeats } : one));
    const data = { to, at: new Date().toISOString() };
    const message = "Письмо скоро будет отправлено";
    return answer<(typeof orderTimelineRoutes)["resendOrderMail"]>({ success: true, data, message }, 201);
  }),
  mock(routes.changeDelivery, async ({ params, request }) => {
    const { version, address, comment } = (await request.json()) as DeliveryChange;
    const current = find(params.id);
    if (!current) return missing();
    if (version !== current.version) {
      return failure("stale_version", "Данные уже изменились", { current: withoutOrder(current) });
    }
    const delivery = { ...current.delivery, address, ...(comment !== undefined && { comment }) };
    changeParcelElsewhere(current.id, { delivery });
    return answer<Routes["changeDelivery"]>({ success: true, data: withoutOrder(find(params.id)!) });
  }),
  mock(routes.addOrderNote, async ({ params, request }) => {
    const { text } = (await request.json()) as NewOrderNote;
    const current = find(params.id);
    if (!current) return missing();
    const data = {
      id: `ordnote_${current.notes.length + 1}`,
      at: new Date().toISOString(),
      author: "admin@bezak.uz",
      text,
    };
    stored = stored.map((one) => (one === current ? { ...one, notes: [data, ...one.notes] } : one));
    return answer<Routes["addOrderNote"]>({ success: true, data }, 201);
  }),
  mock(routes.cancelParcelLine, async ({ params, request }) => {
    const { itemId, reason, version } = (await request.json()) as LineCancellation;
    const current = find(params.id);
    if (!current) return missing();
    if (!request.headers.has("x-confirmation"))
      return failure("confirmation_required", "Подтвердите паролем");
    if (version !== current.version) {
      return failure("stale_version", "Данные уже изменились", { current: withoutOrder(current) });
    }
    const cancelled = { at: new Date().toISOString(), actor: "admin" as const, reason };
    changeParcelElsewhere(current.id, {
      items: current.items.map((item) => (item.id === itemId ? { ...item, cancelled } : item)),
      ifCancelled: current.ifCancelled && {
        ...current.ifCancelled,
        items: current.ifCancelled.items.filter(({ id }) => id !== itemId),
      },
    });
    return answer<Routes["cancelParcelLine"]>({ success: true, data: withoutOrder(find(params.id)!) });
  }),
  mock(routes.setParcelStatus, async ({ params, request }) => {
    const step = (await request.json()) as AdministeredStep;
    steps = [...steps, step];
    const current = find(params.id);
    if (!current) return missing();
    if (step.status === "cancelled" && !request.headers.has("x-confirmation"))
      return failure("confirmation_required", "Подтвердите паролем");
    if (step.version !== current.version) {
      return failure("stale_version", "Данные уже изменились", { current: withoutOrder(current) });
    }
    if (!canMove("admin", current.status, step.status)) return failure("conflict", "Данные уже изменились");
    moved(current, step);
    return answer<Routes["setParcelStatus"]>({ success: true, data: withoutOrder(find(params.id)!) });
  }),
  mock(openReturn, async ({ params, request }) => {
    const { items, reason, photos = [], explanation, version } = (await request.json()) as OpenedReturn;
    const current = find(params.id);
    if (!current) return missing();
    if (version !== current.version) {
      return failure("stale_version", "Данные уже изменились", { current: withoutOrder(current) });
    }
    const chosen = current.items.flatMap((item) => {
      const quantity = items.find(({ itemId }) => itemId === item.id)?.quantity ?? 0;
      return quantity > 0 ? [{ ...item, quantity, total: item.price * quantity }] : [];
    });
    const at = new Date().toISOString();
    const data: AdministeredReturn = {
      ...administeredReturn(current),
      id: `retreq_${current.returns.length + 1}`,
      reason,
      text: null,
      photos,
      items: chosen,
      amount: chosen.reduce((sum, { total }) => sum + total, 0),
      createdAt: at,
      timeline: [{ status: "requested", at, actor: "admin", reason: explanation }],
    };
    const taken = (id: string) => chosen.find((item) => item.id === id)?.quantity ?? 0;
    changeParcelElsewhere(current.id, {
      returns: [data, ...current.returns],
      openReturns: current.openReturns + 1,
      returnable: current.returnable
        .map(({ id, quantity }) => ({ id, quantity: quantity - taken(id) }))
        .filter(({ quantity }) => quantity > 0),
    });
    const message = "Возврат оформлен";
    return answer<(typeof returnAdminRoutes)["openReturn"]>({ success: true, data, message }, 201);
  }),
  mock(routes.setReturnStatus, async ({ params, request }) => {
    const { status, reason, version } = (await request.json()) as AdministeredReturnStep;
    const current = findReturn(params.id);
    if (!current) return failure("return_not_found", "Возврат не найден");
    if (status === "refunded" && !request.headers.has("x-confirmation"))
      return failure("confirmation_required", "Подтвердите паролем");
    if (version !== current.version) return failure("stale_version", "Данные уже изменились", { current });
    if (!canMoveReturn("admin", current.status, status)) return failure("conflict", "Данные уже изменились");
    const reached = status === "refunded" && current.ifRefunded?.by !== "gateway" ? "refund_owed" : status;
    const step = { status: reached, at: new Date().toISOString(), actor: "admin" as const, reason };
    const next = [...returnMoves[reached].admin];
    changeReturnElsewhere(current.id, {
      status: reached,
      timeline: [...current.timeline, step],
      next,
      ifRefunded: next.includes("refunded") ? { refund: current.amount, by: "gateway" } : null,
    });
    const data = findReturn(params.id)!;
    return answer<Routes["setReturnStatus"]>({ success: true, data, message: `Возврат: ${reached}` });
  }),
];
