import type { QuoteItem, TimelineEntry, Totals } from "@bezak/contract/orders.ts";
import type { Sum } from "@bezak/contract/money.ts";
import { toParcelProducts, type ParcelProducts } from "../../modules/parcel/parcel-products.ts";
import type { ParcelSums } from "../../modules/parcel/parcel-sums.ts";
import { everyScript } from "../../text/every-script.ts";
import { parcelCommission, type LineCommission } from "../commission/line-commission.ts";
import { splitInThousands, splitSum } from "./split-sum.ts";

/** A new parcel: one shop's part of the order, in whole sums. */
export interface ParcelPlan extends ParcelSums {
  order_id: string;
  customer_id: string;
  seller_id: string;
  number: string;
  commission_rate: number;
  commission: Sum;
  /** oldest first */
  timeline: { entries: TimelineEntry[] };
  /** the time of the first entry */
  created_at: Date;
  goods: ParcelProducts;
  /** names of its products in every language, normalised */
  search_text: string;
}

export interface ParcelsInput {
  orderId: string;
  customerId: string;
  number: string;
  items: (QuoteItem & { commission: LineCommission })[];
  totals: Totals;
  /** whole sum of the delivery that the shops pay instead of the buyer */
  deliveryAtShopsExpense?: number;
  at: Date;
}

/**
 * One parcel per shop, in the order of the lines; delivery and discount are split in proportion to the value of the
 * products. Delivery shares are whole thousands, since couriers collect them in cash: in every order, because its payment
 * method may be changed later.
 */
export function planParcels(input: ParcelsInput): ParcelPlan[] {
  const worth = new Map<string, number>();
  for (const { seller, total } of input.items) {
    if (seller) worth.set(seller.id, (worth.get(seller.id) ?? 0) + total);
  }
  const weights = [...worth.values()];
  const delivery = splitInThousands(input.totals.delivery, weights);
  const discount = splitSum(input.totals.discount, weights);
  const expense = splitSum(input.deliveryAtShopsExpense ?? 0, weights);
  return [...worth].map(([seller_id, items_total], index) => {
    const delivery_total = delivery[index] ?? 0;
    const discount_total = discount[index] ?? 0;
    const own = input.items.filter(({ seller }) => seller?.id === seller_id);
    return {
      order_id: input.orderId,
      customer_id: input.customerId,
      seller_id,
      number: `${input.number}-${index + 1}`,
      items_total,
      delivery_total,
      discount_total,
      delivery_at_shops_expense: expense[index] ?? 0,
      total: items_total + delivery_total - discount_total,
      ...parcelCommission(own, items_total),
      timeline: { entries: [{ status: "pending", at: input.at.toISOString(), actor: "buyer" }] },
      created_at: input.at,
      goods: toParcelProducts(
        own.map(({ productId, quantity, total }) => ({ product: productId, pieces: quantity, total })),
      ),
      search_text: searchText(own),
    };
  });
}

function searchText(items: QuoteItem[]): string {
  const names = items.flatMap(({ name }) =>
    name ? [{ ru: name.ru, uz: name.uz ?? "", en: name.en ?? "" }] : [],
  );
  return [...new Set(everyScript(names))].filter(Boolean).join(" ");
}
