import { cashTabs } from "@bezak/contract/payout-status.ts";
import { countTabs } from "./count-tabs.ts";
import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { Sum } from "@bezak/contract/money.ts";
import * as routes from "@bezak/contract/routes/cash-receipts.ts";
import type { cashReceiptsRoutes, ParcelReceipt } from "@bezak/contract/cash-receipts.ts";
import { answer, failure } from "./answers.ts";
import { isOfShopAndDays, parameter, sortMoney, toPage } from "./finance-answers.ts";
import { mock } from "./mock.ts";

type Routes = typeof cashReceiptsRoutes;

const shops = [
  { id: "sel_1", name: "Registon Atelier" },
  { id: "sel_2", name: "Samarqand zargarlari va hunarmandlari uyushmasi" },
];

const first: readonly ParcelReceipt[] = [125_000, 98_000, 1_640_000].map((amount, at) => ({
  parcelId: `selord_${at}`,
  number: `48219300${at}1-1`,
  seller: shops[at % 2]!,
  amount,
  deliveredAt: `2026-11-1${at}T08:20:00.000Z`,
  ...(at === 2
    ? { receivedAt: "2026-11-14T09:00:00.000Z", reference: "КО-16" }
    : { receivedAt: null, reference: null }),
}));

let receipts = first;

/** Resets the receipts to the first or the given ones. */
export function resetCash(to: readonly ParcelReceipt[] = first): void {
  receipts = to;
}

export const cashHandlers = [
  mock(routes.cashReceipts, ({ request }) => {
    const received = parameter(request, "status") === "received";
    const q = parameter(request, "q")?.toLowerCase() ?? "";
    const found = receipts.filter(
      (one) =>
        isOfShopAndDays(request, one.seller, one.receivedAt ?? one.deliveredAt) &&
        `${one.number} ${one.reference ?? ""} ${one.seller.name}`.toLowerCase().includes(q),
    );
    const sort = (parameter(request, "sort") ?? (received ? "newest" : "oldest")) as AmountSort;
    const sorted = sortMoney(
      found.filter(({ receivedAt }) => (receivedAt !== null) === received),
      sort,
      ({ deliveredAt, receivedAt }) => receivedAt ?? deliveredAt,
    );
    return answer<Routes["cashReceipts"]>({
      ...toPage(request, sorted),
      counts: countTabs(
        cashTabs,
        found,
        ({ receivedAt }, tab) => (receivedAt === null) === (tab === "outstanding"),
      ),
    });
  }),
  mock(routes.recordCashReceipt, async ({ request }) => {
    const { parcelId, amount, reference } = (await request.json()) as {
      parcelId: string;
      amount: Sum;
      reference: string;
    };
    const one = receipts.find((receipt) => receipt.parcelId === parcelId);
    if (!one) return failure("not_found", "Не найдено");
    if (one.amount !== amount) return failure("cash_amount_differs", "Сумма не та");
    if (one.receivedAt !== null && one.reference !== reference) {
      return failure("cash_received_before", "Наличные за эту посылку уже записаны с другим основанием");
    }
    const data = { ...one, receivedAt: new Date().toISOString(), reference };
    receipts = receipts.map((receipt) => (receipt.parcelId === parcelId ? data : receipt));
    return answer<Routes["recordCashReceipt"]>({ success: true, data }, 201);
  }),
];
