import { refundReasons } from "@bezak/contract/return-status.ts";
import { countTabs } from "./count-tabs.ts";
import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import * as routes from "@bezak/contract/routes/refunds-owed.ts";
import type { RefundOwed, refundsOwedRoutes } from "@bezak/contract/refunds-owed.ts";
import { answer, failure } from "./answers.ts";
import { parameter, sortMoney, toPage } from "./finance-answers.ts";
import { mock } from "./mock.ts";

type Routes = typeof refundsOwedRoutes;

/** Refunds owed, one of each reason. */
export const refundsOwed: readonly RefundOwed[] = [
  {
    id: "retreq_1",
    orderNumber: "1000000043",
    amount: 450_000,
    reason: "cash_return",
    buyer: { name: "Dilnoza Karimova", phone: "+998901234567" },
    account: "1234",
    since: "2026-11-18T07:20:00.000Z",
    version: "v1-450000",
  },
  {
    id: "ordcan_1",
    orderNumber: "1000000051",
    amount: 1_240_000,
    reason: "gateway_refused",
    buyer: { name: "Александра Константиновна Воскресенская", phone: "+998935550011" },
    account: null,
    since: "2026-11-20T12:05:00.000Z",
    version: "v1-1240000",
  },
  {
    id: "ordcan_2",
    orderNumber: "1000000053",
    amount: 310_000,
    reason: "in_cabinet",
    buyer: { name: "Nodira Yusupova", phone: "+998909990033" },
    account: null,
    since: "2026-11-20T15:30:00.000Z",
    version: "v1-310000",
  },
  {
    id: "retreq_2",
    orderNumber: "1000000055",
    amount: 89_000,
    reason: "part_of_payment",
    buyer: { name: "Jasur", phone: "+998977770022" },
    account: "0071",
    since: "2026-11-21T09:40:00.000Z",
    version: "v1-89000",
  },
  {
    id: "payatt_1",
    orderNumber: "1000000058",
    amount: 999_000_000,
    reason: "late_payment",
    buyer: { name: "Тимур Рахимов", phone: "+998712000000" },
    account: "4412",
    since: "2026-11-22T06:15:00.000Z",
    version: "v1-999000000",
  },
];

let owed = refundsOwed;
/** references of recorded transfers by id of the refund */
let recorded: ReadonlyMap<string, string> = new Map();

/** Resets the refunds to the first or the given ones. */
export function resetRefunds(to: readonly RefundOwed[] = refundsOwed): void {
  owed = to;
  recorded = new Map();
}

/** Records a transfer as another administrator. */
export function recordElsewhere(id: string, reference: string): void {
  recorded = new Map([...recorded, [id, reference]]);
}

export const refundHandlers = [
  mock(routes.refundsOwed, ({ request }) => {
    const reason = parameter(request, "reason");
    const q = parameter(request, "q")?.toLowerCase() ?? "";
    const sought = owed.filter(({ orderNumber, buyer }) =>
      `${orderNumber} ${buyer.name} ${buyer.phone}`.toLowerCase().includes(q),
    );
    const found = sought.filter((one) => !reason || one.reason === reason);
    const sum = found.reduce((sofar, { amount }) => sofar + amount, 0);
    const sorted = sortMoney(
      found,
      (parameter(request, "sort") ?? "oldest") as AmountSort,
      ({ since }) => since,
    );
    return answer<Routes["refundsOwed"]>({
      ...toPage(request, sorted),
      counts: countTabs(refundReasons, sought, (one, tab) => one.reason === tab),
      sum,
    });
  }),
  mock(routes.refundAccount, ({ params, request }) => {
    if (!request.headers.has("x-confirmation")) {
      return failure("confirmation_required", "Подтвердите паролем");
    }
    const one = owed.find(({ id }) => id === params.id);
    if (!one?.account) return failure("not_found", "Счёт не указан");
    return answer<Routes["refundAccount"]>({
      success: true,
      data: { account: `860012345678${one.account}` },
    });
  }),
  mock(routes.payRefundOwed, async ({ params, request }) => {
    if (!request.headers.has("x-confirmation")) {
      return failure("confirmation_required", "Подтвердите паролем");
    }
    const { version, reference } = (await request.json()) as { version: string; reference: string };
    const one = owed.find(({ id }) => id === params.id);
    if (!one) return failure("not_found", "Ничего не должны");
    const before = recorded.get(one.id);
    if (before !== undefined) {
      owed = owed.filter((other) => other !== one);
      if (before !== reference) return failure("refund_recorded", "Уже записан другой перевод");
      return answer<Routes["payRefundOwed"]>({
        success: true,
        data: { id: one.id, amount: one.amount, again: true },
      });
    }
    if (one.version !== version) return failure("stale_version", "Данные уже изменились", { current: one });
    owed = owed.filter((other) => other !== one);
    return answer<Routes["payRefundOwed"]>({
      success: true,
      data: { id: one.id, amount: one.amount, again: false },
    });
  }),
];
