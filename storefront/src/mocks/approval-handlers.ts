import { approvalStatuses } from "@bezak/contract/approval-rules.ts";
import { countTabs } from "./count-tabs.ts";
import type { Approval, approvalsRoutes, NewApproval } from "@bezak/contract/approvals.ts";
import { approval } from "@bezak/contract/examples/approvals.ts";
import * as routes from "@bezak/contract/routes/approvals.ts";
import { answer, failure } from "./answers.ts";
import { administeredParcels } from "./order-admin-fixtures.ts";
import { sellerPayouts } from "./finance-fixtures.ts";
import { parameter, toPage } from "./finance-answers.ts";
import { mock } from "./mock.ts";

type Routes = typeof approvalsRoutes;

/** Requests of every kind and status. */
export const approvals: readonly Approval[] = [
  { ...approval, reason: "Магазин не нашёл товар на складе и просит отменить" },
  {
    ...approval,
    id: "appr_2",
    kind: "payout",
    sum: 48_300_000,
    objectId: "pay_0",
    number: "000124",
    orderId: null,
    reason: "Проверено по выписке за октябрь",
    own: true,
    requestedBy: { id: "user_1", name: "Aziz" },
  },
  {
    ...approval,
    id: "appr_3",
    kind: "refund_payment",
    sum: 999_000_000,
    objectId: "payatt_1",
    number: "1000000058",
    orderId: "order_58",
    seller: null,
    reference: "П-1024",
    reason: "Деньги пришли после отмены заказа",
    requestedBy: { id: "user_3", name: "Александра Константиновна Воскресенская" },
  },
  {
    ...approval,
    id: "appr_4",
    kind: "return_refund",
    status: "approved",
    decidedBy: { id: "user_1", name: "Aziz" },
    decidedAt: "2026-11-21T12:00:00.000Z",
  },
  {
    ...approval,
    id: "appr_5",
    kind: "line_cancellation",
    status: "refused",
    itemId: "line_1",
    decidedBy: { id: "user_1", name: "Aziz" },
    decidedAt: "2026-11-21T12:30:00.000Z",
    decisionReason: "Сначала спросите магазин ещё раз",
  },
  { ...approval, id: "appr_6", status: "expired" },
];

let stored: readonly Approval[] = [];
let over: number | null = null;

/** Sets the requests and the sum above which acts need a second administrator; by default there are none, and none do. */
export function resetApprovals(to: { stored?: readonly Approval[]; over?: number | null } = {}): void {
  stored = to.stored ?? [];
  over = to.over ?? null;
}

/** The order, the shop, the number and the sum of what is requested. */
function describe(objectId: string): Pick<Approval, "number" | "orderId" | "seller" | "sum"> {
  const has = ({ id, returns }: (typeof administeredParcels)[number]) =>
    id === objectId || returns.some((one) => one.id === objectId);
  const parcel = administeredParcels.find(has);
  const payout = sellerPayouts.find(({ id }) => id === objectId);
  return {
    number: parcel?.number ?? payout?.number ?? "1000000058",
    orderId: parcel?.orderId ?? null,
    seller: parcel?.seller ?? payout?.seller ?? null,
    sum: parcel?.ifCancelled?.refund ?? payout?.amount ?? 999_000_000,
  };
}

const now = () => new Date().toISOString();

/** Another administrator refuses what waits for somebody else. */
export function refuseElsewhere(reason: string): void {
  const decision = { decidedBy: { id: "user_1", name: "Aziz" }, decidedAt: now(), decisionReason: reason };
  stored = stored.map((one) =>
    one.status === "waiting" && !one.own ? { ...one, ...decision, status: "refused" } : one,
  );
}

function decide(id: unknown, change: Partial<Approval>) {
  const one = stored.find((request) => request.id === id);
  if (!one) return failure("approval_not_found", "Такого запроса нет");
  if (one.status !== "waiting") return failure("approval_decided", "Этот запрос уже решён", { current: one });
  const data: Approval = {
    ...one,
    ...change,
    decidedBy: one.own ? one.requestedBy : { id: "user_1", name: "Aziz" },
    decidedAt: now(),
  };
  stored = stored.map((request) => (request.id === id ? data : request));
  return answer<Routes["approveRequest"]>({ success: true, data });
}

export const approvalHandlers = [
  mock(routes.approvals, ({ request }) => {
    const given = (name: string) => parameter(request, name);
    const found = stored.filter(
      ({ kind, orderId, number, reason, reference, seller, requestedBy }) =>
        [number, reason, reference, seller?.name, requestedBy.name]
          .join(" ")
          .toLowerCase()
          .includes((given("q") ?? "").toLowerCase()) &&
        (!given("kind") || kind === given("kind")) &&
        (!given("order") || orderId === given("order")),
    );
    const shown = found.filter(({ status }) => !given("status") || status === given("status"));
    return answer<Routes["approvals"]>({
      ...toPage(request, given("sort") === "oldest" ? shown.toReversed() : shown),
      counts: countTabs(approvalStatuses, found, ({ status }, tab) => status === tab),
      over,
    });
  }),
  mock(routes.requestApproval, async ({ request }) => {
    const body = (await request.json()) as NewApproval;
    if (stored.some(({ status, objectId }) => status === "waiting" && objectId === body.objectId))
      return failure("approval_waiting", "Одобрения здесь уже ждёт другой запрос");
    const data: Approval = {
      ...approval,
      id: `appr_new_${stored.length}`,
      kind: body.kind,
      objectId: body.objectId,
      itemId: body.itemId ?? null,
      reason: body.reason,
      reference: body.reference ?? null,
      ...describe(body.objectId),
      requestedBy: { id: "user_1", name: "Aziz" },
      requestedAt: now(),
      own: true,
    };
    stored = [...stored, data];
    return answer<Routes["requestApproval"]>({ success: true, data }, 201);
  }),
  mock(routes.approveRequest, ({ params }) => decide(params.id, { status: "approved" })),
  mock(routes.refuseRequest, async ({ params, request }) => {
    const { reason } = (await request.json()) as { reason: string };
    return decide(params.id, { status: "refused", decisionReason: reason });
  }),
  mock(routes.withdrawRequest, ({ params }) => decide(params.id, { status: "withdrawn" })),
];
