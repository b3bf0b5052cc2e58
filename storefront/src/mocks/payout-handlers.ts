import { adjustmentStatuses } from "@bezak/contract/payout-status.ts";
import { countTabs } from "./count-tabs.ts";
import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { Sum } from "@bezak/contract/money.ts";
import * as payoutsCalls from "@bezak/contract/routes/payouts.ts";
import * as adjustmentsCalls from "@bezak/contract/routes/adjustments.ts";
import * as sellerAdminCalls from "@bezak/contract/routes/seller-admin.ts";
import type { AdjustmentRequest, adjustmentsRoutes } from "@bezak/contract/adjustments.ts";
import type { CommissionRule, FinanceEntry, PayoutPreview, SellerPayout } from "@bezak/contract/finance.ts";
import type { PayoutSettings } from "@bezak/contract/payout-settings.ts";
import type { payoutsRoutes } from "@bezak/contract/payouts.ts";
import { canMovePayout, payoutStatuses, type PayoutStatus } from "@bezak/contract/payout-status.ts";
import type { sellerAdminRoutes } from "@bezak/contract/seller-admin.ts";
import { answer, failure } from "./answers.ts";
import { categories } from "./catalog-fixtures.ts";
import { isOfShopAndDays, parameter, mockFile, sortMoney, toPage } from "./finance-answers.ts";
import { administered, commissionRules, preview, sellerPayouts } from "./finance-fixtures.ts";
import { mock } from "./mock.ts";

type Routes = typeof payoutsRoutes & typeof adjustmentsRoutes;

let sent: readonly SellerPayout[] = sellerPayouts;
let next: PayoutPreview = preview;
let adjustments: readonly AdjustmentRequest[] = [];
let rules: readonly CommissionRule[] = commissionRules;
const firstTerms: PayoutSettings = { minimumPayout: 100_000, payoutIntervalDays: 7, version: "1" };

let terms = firstTerms;

/** Resets payouts and rules to the first or the given ones. */
export function resetPayouts(
  to: {
    sent?: readonly SellerPayout[];
    next?: PayoutPreview;
    adjustments?: readonly AdjustmentRequest[];
    rules?: readonly CommissionRule[];
    terms?: PayoutSettings;
  } = {},
): void {
  sent = to.sent ?? sellerPayouts;
  next = to.next ?? preview;
  adjustments = to.adjustments ?? [];
  rules = to.rules ?? commissionRules;
  terms = to.terms ?? firstTerms;
}

/** Payouts as they are now. */
export const mockedPayouts = () => sent;

/** Records a payout as paid if it is as it was seen. */
export function payMocked(id: string, more: Pick<SellerPayout, "reference" | "version">) {
  return moved(id, "paid", { paidAt: now(), ...more }).ok;
}

function moved(id: unknown, to: PayoutStatus, { version, ...more }: Partial<SellerPayout> = {}) {
  const one = sent.find((payout) => payout.id === id);
  if (!one) return failure("payout_not_found", "Выплата не найдена");
  if (version !== undefined && version !== one.version) return stale(one);
  if (!canMovePayout(one.status, to)) return failure("conflict", "Данные уже изменились");
  const data = { ...one, ...more, status: to, version: `${one.version}1` };
  sent = sent.map((payout) => (payout.id === id ? data : payout));
  return answer<Routes["payPayout"]>({ success: true, data });
}

function decided(id: unknown, status: "approved" | "refused") {
  const one = adjustments.find((request) => request.id === id);
  if (!one) return failure("adjustment_not_found", "Изменение баланса не найдено");
  const data: AdjustmentRequest = { ...one, status, decidedBy: one.askedBy, decidedAt: now() };
  adjustments = adjustments.map((request) => (request.id === id ? data : request));
  return answer<Routes["approveAdjustment"]>({ success: true, data });
}

const stale = (current: unknown) =>
  failure("stale_version", "Тем временем это изменил кто-то другой", { current });

const now = () => new Date().toISOString();

function nextFile(): PayoutPreview["bankFile"] {
  const ready = sent.filter(({ status }) => status === "scheduled");
  return {
    payouts: ready.length,
    total: ready.reduce((sum, { amount }) => sum + amount, 0),
    left: next.bankFile.left,
  };
}

/** Administrators' calls about payouts, balances and commission. */
export const payoutHandlers = [
  mock(payoutsCalls.payoutPreview, () =>
    answer<Routes["payoutPreview"]>({ success: true, data: { ...next, bankFile: nextFile() } }),
  ),
  mock(payoutsCalls.payoutSettings, () => answer<Routes["payoutSettings"]>({ success: true, data: terms })),
  mock(payoutsCalls.setPayoutSettings, async ({ request }) => {
    const body = (await request.json()) as PayoutSettings;
    if (body.version !== terms.version) return stale(terms);
    terms = { ...body, version: `${body.version}1` };
    return answer<Routes["setPayoutSettings"]>({ success: true, data: terms });
  }),
  mock(adjustmentsCalls.adjustmentRequests, ({ request }) => {
    const given = (name: string) => parameter(request, name);
    const found = adjustments.filter(
      ({ seller, note, askedAt, askedBy, decidedBy }) =>
        isOfShopAndDays(request, seller, askedAt) &&
        [seller.name, note, askedBy.name, decidedBy?.name]
          .join(" ")
          .toLowerCase()
          .includes(given("q")?.toLowerCase() ?? ""),
    );
    const sort = (given("sort") ?? "newest") as AmountSort;
    const shown = found.filter(({ status }) => !given("status") || status === given("status"));
    return answer<Routes["adjustmentRequests"]>({
      ...toPage(
        request,
        sortMoney(shown, sort, ({ askedAt }) => askedAt),
      ),
      counts: countTabs(adjustmentStatuses, found, ({ status }, tab) => status === tab),
    });
  }),
  mock(adjustmentsCalls.approveAdjustment, ({ params }) => decided(params.id, "approved")),
  mock(adjustmentsCalls.refuseAdjustment, ({ params }) => decided(params.id, "refused")),
  mock(payoutsCalls.adjustBalance, async ({ request }) => {
    const { amount, note } = (await request.json()) as { amount: Sum; note: string };
    const data: FinanceEntry = {
      id: "adj_new",
      type: "adjustment",
      amount,
      note: { ru: note },
      orderNumber: null,
      parcelId: null,
      payoutId: null,
      heldBy: null,
      at: now(),
      availableAt: now(),
      balanceAfter: amount,
    };
    return answer<Routes["adjustBalance"]>({ success: true, data }, 201);
  }),
  mock(payoutsCalls.sweepPayouts, () => {
    const made = next.payouts.map(
      ({ seller, amount, entries: count, relatedBuyers }, index): SellerPayout => ({
        id: `pay_new_${index}`,
        number: `P-2026-0001${index}0`,
        seller,
        amount,
        entries: count,
        status: "scheduled",
        account: "0071",
        createdAt: now(),
        sentAt: null,
        paidAt: null,
        failure: null,
        batch: null,
        reference: null,
        repeatOf: null,
        repeatedBy: null,
        approvedAt: null,
        relatedBuyers,
        version: "1",
      }),
    );
    sent = [...made, ...sent];
    next = { ...next, payouts: [], total: 0 };
    return answer<Routes["sweepPayouts"]>({ success: true, data: made }, 201);
  }),
  mock(payoutsCalls.payouts, ({ request }) => {
    const [status, q] = [parameter(request, "status"), parameter(request, "q") ?? ""];
    const batch = parameter(request, "batch");
    const ofAll = sent.filter(
      (one) =>
        (!batch || one.batch === batch) &&
        one.number.includes(q) &&
        isOfShopAndDays(request, one.seller, one.createdAt),
    );
    const found = ofAll.filter((one) => !status || one.status === status);
    const counts = Object.fromEntries(
      payoutStatuses.map((known) => [known, ofAll.filter((one) => one.status === known).length]),
    ) as Record<PayoutStatus, number>;
    const sort = parameter(request, "sort") as AmountSort | null;
    const sorted = sort === null ? found : sortMoney(found, sort, ({ createdAt }) => createdAt);
    return answer<Routes["payouts"]>({ ...toPage(request, sorted), counts });
  }),
  mock(payoutsCalls.administeredPayout, ({ params }) => {
    const one = sent.find(({ id }) => id === params.id);
    return one
      ? answer<Routes["administeredPayout"]>({ success: true, data: administered(one) })
      : failure("payout_not_found", "Выплата не найдена");
  }),
  mock(payoutsCalls.bankFile, ({ request }) => {
    const batch = parameter(request, "batch");
    if (batch) return mockFile(`bezak-payouts-${batch}.csv`, "text/csv; charset=utf-8");
    if (!sent.some(({ status }) => status === "scheduled")) {
      return failure("nothing_to_pay", "Нет выплат, готовых для банка");
    }
    const made = `${now().slice(0, 10)}-1`;
    sent = sent.map((one) =>
      one.status === "scheduled" ? { ...one, status: "sent", batch: made, sentAt: now() } : one,
    );
    return mockFile(`bezak-payouts-${made}.csv`, "text/csv; charset=utf-8");
  }),
  mock(payoutsCalls.payPayout, async ({ request, params }) => {
    const { reference = null, version } = (await request.json()) as Pick<
      SellerPayout,
      "reference" | "version"
    >;
    return moved(params.id, "paid", { paidAt: now(), reference, version });
  }),
  mock(payoutsCalls.failPayout, async ({ request, params }) => {
    const { reason, version } = (await request.json()) as { reason: string; version: string };
    return moved(params.id, "failed", { failure: reason, version });
  }),
  mock(payoutsCalls.cancelPayout, ({ params, request }) => {
    const version = request.headers.get("if-match")?.replaceAll('"', "");
    return moved(params.id, "cancelled", { version });
  }),
  mock(payoutsCalls.commissionRules, () =>
    answer<Routes["commissionRules"]>({ success: true, data: [...rules] }),
  ),
  mock(payoutsCalls.setCommissionRule, async ({ request }) => {
    const body = (await request.json()) as {
      scope: CommissionRule["scope"];
      categoryId?: string | null;
      sellerId?: string | null;
      percent: number;
      version?: string;
    };
    const { scope, categoryId = null, sellerId = null, percent, version } = body;
    const category = categories.find(({ id }) => id === categoryId);
    const shop = sellerPayouts.find(({ seller }) => seller.id === sellerId)?.seller ?? null;
    const same = (rule: CommissionRule) =>
      (rule.category?.id ?? null) === categoryId && (rule.seller?.id ?? null) === sellerId;
    const before = rules.find(same);
    if (version !== undefined && before?.version !== version) return stale(before);
    const data: CommissionRule = {
      id: before?.id ?? `rule_${rules.length}`,
      version: `${version ?? ""}1`,
      scope,
      percent,
      updatedAt: now(),
      seller: shop,
      category: category ? { id: category.id, name: category.name } : null,
    };
    rules = rules.some(same) ? rules.map((rule) => (same(rule) ? data : rule)) : [...rules, data];
    return answer<Routes["setCommissionRule"]>({ success: true, data });
  }),
  mock(payoutsCalls.setDefaultCommission, async ({ request }) => {
    const { percent, version } = (await request.json()) as { percent: number; version?: string };
    const before = rules.find(({ scope }) => scope === "default")!;
    if (before.version !== version) return stale(before);
    const changed = rules.map((rule) =>
      rule.scope === "default" ? { ...rule, percent, updatedAt: now(), version: `${version}1` } : rule,
    );
    rules = changed;
    const data = changed.find(({ scope }) => scope === "default")!;
    return answer<Routes["setDefaultCommission"]>({ success: true, data });
  }),
  mock(payoutsCalls.removeCommissionRule, ({ params, request }) => {
    if (params.id === "rule_0") return failure("conflict", "Данные уже изменились");
    const rule = rules.find(({ id }) => id === params.id);
    if (rule && request.headers.get("if-match") !== `"${rule.version}"`) return stale(rule);
    rules = rules.filter(({ id }) => id !== params.id);
    return answer<Routes["removeCommissionRule"]>({ success: true, data: {} });
  }),
];

export const ruleShopsHandler = mock(sellerAdminCalls.administeredShops, ({ request }) => {
  const q = (parameter(request, "q") ?? "").toLowerCase();
  const shops = [...new Map(sellerPayouts.map(({ seller }) => [seller.id, seller])).values()]
    .filter(({ name }) => name.toLowerCase().includes(q))
    .map(({ id, name }) => ({
      id,
      name,
      slug: id,
      logo: null,
      status: "active" as const,
      suspendedReason: null,
      suspendedAt: null,
      owner: null,
      cashCollector: "shop" as const,
      productCount: 12,
      joinedAt: "2026-10-01T08:00:00.000Z",
      version: "1763719200000000",
      balance: 0,
    }));
  return answer<(typeof sellerAdminRoutes)["administeredShops"]>({
    ...toPage(request, shops),
    counts: { active: shops.length, suspended: 0 },
  });
});
