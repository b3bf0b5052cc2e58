import type { CommissionPreview } from "@bezak/contract/commission-preview.ts";
import type { Sum } from "@bezak/contract/money.ts";
import { commissionIds, type CommissionScope } from "@bezak/contract/payout-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { COMMISSION_MODULE } from "../../modules/commission/index.ts";
import type { CommissionModuleService, RulePair, RuleRow } from "../../modules/commission/service.ts";
import { returnedPart } from "../../modules/seller-ledger/plan-entries.ts";
import { readRows } from "../../read-rows.ts";
import { ShopError } from "../../shop-error.ts";
import { shiftDay, startOfDay, tashkentDay, tashkentMonth } from "../../tashkent-days.ts";
import { freezeCommission } from "./line-commission.ts";
import { readCommissions, type Commission, type DraftRules } from "./read-commission.ts";
import { DEFAULT_RULE, readDefault, viewRules } from "./read-rules.ts";
import { refuseUnknown } from "./set-rule.ts";

/** A rule that is added or changed, or removed if `percent` is left out. */
export interface ProposedRule {
  scope: CommissionScope;
  category?: string;
  seller?: string;
  percent?: number;
}

/** Lines of one product with the same numbers that were booked in the month; whole sums. */
interface BookedLines {
  sellerId: string;
  productId: string | null;
  /** of the whole line, as it was delivered */
  total: Sum;
  quantity: number;
  /** pieces returned now; null for a delivery */
  returned: number | null;
  /** pieces returned before */
  earlier: number;
  lines: number;
  /** of all of them, negative for returns */
  sales: number;
  booked: number;
}

const NEW_RULE = "comrule_proposed";

const PIECES_BEFORE = `(select coalesce(sum(b.quantity), 0) from ledger_transaction bt
  join ledger_entry b on b.transaction_id = bt.id and b.account = 'buyers' and b.type = 'refund' and b.item_id = e.item_id
  where bt.parcel_id = t.parcel_id and bt.kind = 'refund' and b.no < e.no)`;

/** Everything of products that was booked between two moments, with the line as it was delivered. */
const BOOKED = `
  select "sellerId", "productId", total, quantity, returned, earlier, count(*)::int as lines,
    sum(sales)::float8 as sales, sum(booked)::float8 as booked
  from (
    select e.seller_id as "sellerId", line.product_id as "productId", -d.amount::float8 as total, d.quantity,
      case when t.kind = 'refund' then e.quantity end as returned,
      case when t.kind = 'refund' then ${PIECES_BEFORE} else 0 end::int as earlier,
      -e.amount as sales, coalesce(c.amount, 0) as booked
    from ledger_entry e
    join ledger_transaction t on t.id = e.transaction_id
    join ledger_transaction dt on dt.key = 'earning:' || t.parcel_id
    join ledger_entry d on d.transaction_id = dt.id and d.account = 'buyers' and d.type = 'earning' and d.item_id = e.item_id
    left join ledger_entry c on c.transaction_id = t.id and c.account = 'commission' and c.item_id = e.item_id
    left join order_line_item line on line.id = e.item_id
    where e.account = 'buyers' and e.type in ('earning', 'refund') and e.item_id is not null and e.at >= ? and e.at < ?
  ) lines
  group by "sellerId", "productId", total, quantity, returned, earlier`;

/** What the booking would have moved by another commission: by its own functions, line by line. */
function wouldBe({ total, quantity, returned, earlier, lines }: BookedLines, commission: Commission): number {
  const { amount } = freezeCommission(total, commission);
  if (returned === null) return amount * lines;
  return -returnedPart(amount, { earlier, quantity: returned, of: quantity }) * lines;
}

/** The first day of the month before the present one, in Tashkent. */
const lastMonth = (now: Date): string => {
  const first = `${tashkentMonth(now)}-01`;
  return `${shiftDay(first, -1).slice(0, 7)}-01`;
};

/** @throws ShopError 400 invalid_query, 404 category_not_found | seller_not_found | not_found */
async function toDraft(
  container: MedusaContainer,
  { scope, category, seller, percent }: ProposedRule,
): Promise<{ draft: DraftRules; known: RuleRow | undefined; rows: RuleRow[]; pair: RulePair }> {
  const needed = commissionIds[scope];
  for (const [name, id, value] of [
    ["category", "categoryId", category],
    ["seller", "sellerId", seller],
  ] as const) {
    if (needed.includes(id) !== (value !== undefined))
      throw new ShopError(400, "invalid_query", "The ids do not fit the scope", {
        fields: { [name]: "required" },
      });
  }
  const pair = { categoryId: category ?? null, sellerId: seller ?? null };
  const rows = await container.resolve<CommissionModuleService>(COMMISSION_MODULE).all();
  const known = rows.find((one) => one.categoryId === pair.categoryId && one.sellerId === pair.sellerId);
  const rate = percent === undefined ? undefined : Math.round(percent * 100);
  if (scope === "default") {
    if (rate === undefined)
      throw new ShopError(400, "invalid_query", "The default stays", { fields: { percent: "required" } });
    return { draft: { defaultRate: rate }, known: undefined, rows, pair };
  }
  if (rate === undefined) {
    if (!known) throw new ShopError(404, "not_found", "No such rule");
    return { draft: { without: [known.id] }, known, rows, pair };
  }
  await refuseUnknown(container, pair);
  const rule = { ...pair, id: known?.id ?? NEW_RULE, rate };
  return { draft: { rule, without: known ? [known.id] : [] }, known, rows, pair };
}

/**
 * What the commission of the last full month in Tashkent would have been: everything that was booked then, deliveries and
 * returns, by the products' present categories. `total.booked` is the commission booked in that month. Saves nothing.
 * @throws ShopError 400 invalid_query, 404 category_not_found | seller_not_found | not_found
 */
export async function previewCommission(
  container: MedusaContainer,
  proposed: ProposedRule,
  now = new Date(),
): Promise<CommissionPreview> {
  const { draft, rows, known } = await toDraft(container, proposed);
  const first = lastMonth(now);
  const booked = await readRows<BookedLines>(container, BOOKED, [
    startOfDay(first),
    startOfDay(`${tashkentDay(now).slice(0, 7)}-01`),
  ]);
  const sold = booked.map(({ sellerId, productId }) => ({ sellerId, productId: productId ?? undefined }));
  const [present, would] = await Promise.all([
    readCommissions(container, sold),
    readCommissions(container, sold, draft),
  ]);
  const total = { sales: 0, booked: 0, present: 0, proposed: 0 };
  const byRule = new Map<string, { lines: number; sales: number; booked: number; proposed: number }>();
  for (const [at, line] of booked.entries()) {
    const sum = wouldBe(line, would[at]!);
    const id = would[at]!.ruleId ?? DEFAULT_RULE;
    const rule = byRule.get(id) ?? { lines: 0, sales: 0, booked: 0, proposed: 0 };
    for (const one of [rule, total]) {
      one.sales += line.sales;
      one.booked += line.booked;
      one.proposed += sum;
    }
    rule.lines += line.lines;
    total.present += wouldBe(line, present[at]!);
    byRule.set(id, rule);
  }
  const isProposed = (id: string) =>
    id === (draft.rule?.id ?? (draft.defaultRate === undefined ? "" : DEFAULT_RULE));
  const proposedRow = draft.rule && { ...draft.rule, updatedAt: now, version: "" };
  const written = [...rows.filter(({ id }) => id !== known?.id), ...(proposedRow ? [proposedRow] : [])];
  const shown = [
    {
      ...(await readDefault(container)),
      ...(proposed.scope === "default" && { percent: proposed.percent ?? 0 }),
    },
    ...(await viewRules(container, written)),
  ];
  const rules = shown
    .map(({ updatedAt: _, version: __, ...rule }) => ({
      ...(byRule.get(rule.id) ?? { lines: 0, sales: 0, booked: 0, proposed: 0 }),
      ...rule,
      category: rule.category || null,
      seller: rule.seller || null,
      id: rule.id === NEW_RULE ? null : rule.id,
      isProposed: isProposed(rule.id),
    }))
    .filter(({ lines, isProposed: own }) => lines > 0 || own)
    .toSorted((a, b) => Number(b.isProposed) - Number(a.isProposed) || b.sales - a.sales);
  return { month: first.slice(0, 7), total, rules };
}
