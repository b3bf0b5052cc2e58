import type { QuoteItem } from "@bezak/contract/orders.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { cities, type ServedCity } from "../../delivery/cities.ts";
import { deliveryFee } from "../../delivery/delivery-fee.ts";
import { readDeliverySettings } from "../../delivery/delivery-settings.ts";
import { isPaidByShops } from "../../delivery/shop-terms.ts";
import { invalidInput } from "./order-refused.ts";
import type { RequestedDelivery, RequestedLine } from "./order-request.ts";
import { findVariant, quoteLines, getQuote, type PricedCart } from "./quote.ts";
import { readSellableVariants, type SellableVariant } from "./read-sellable-variants.ts";

export interface QuoteContext {
  delivery?: RequestedDelivery;
  /** of the buyer, if signed in */
  customerId?: string;
}

/** Current prices, stock and delivery of these lines, with the variants that were read for them. */
export async function quoteOrder(
  container: MedusaContainer,
  lines: RequestedLine[],
  { delivery, customerId }: QuoteContext,
): Promise<{ quote: PricedCart; variantsByProduct: Map<string, SellableVariant[]> }> {
  const city = delivery && deliveryCity(delivery).slug;
  const [variantsByProduct, settings, ownShop] = await Promise.all([
    readSellableVariants(container, lines),
    readDeliverySettings(container),
    readShop(container, customerId),
  ]);
  const items = quoteLines(lines, variantsByProduct, { city, ownShop });
  const worth = items.reduce((sum, { total }) => sum + total, 0);
  const fee = delivery && worth > 0 ? deliveryFee(delivery.method, worth, settings) : 0;
  const free = fee > 0 && isPaidByShops(worthByShop(items, variantsByProduct)) ? fee : 0;
  return { quote: getQuote(items, fee - free, free), variantsByProduct };
}

/** A member who bought from the own shop would make no sale, and cash that nobody paid would be booked as collected. */
async function readShop(
  container: MedusaContainer,
  customerId: string | undefined,
): Promise<string | undefined> {
  if (customerId === undefined) return undefined;
  const { rows } = (await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw("select seller_id from seller_member where customer_id = ? and deleted_at is null limit 1", [
      customerId,
    ])) as { rows: { seller_id: string }[] };
  return rows[0]?.seller_id;
}

/** The sum of each shop's lines, and from which sum its delivery is free. */
function worthByShop(items: QuoteItem[], variantsByProduct: Map<string, SellableVariant[]>) {
  const had = items.filter(({ total }) => total > 0);
  return [...Map.groupBy(had, ({ seller }) => seller?.id).values()].map((own) => {
    const { productId, variantId } = own[0]!;
    const variant = findVariant(variantsByProduct, {
      productId,
      variantId: variantId ?? undefined,
      quantity: 1,
    });
    const worth = own.reduce((sum, { total }) => sum + total, 0);
    return { worth, freeFrom: variant?.terms.freeFrom ?? null };
  });
}

/** @throws OrderRefused `invalid_input` for an unknown city, or one without a pickup point */
export function deliveryCity({ method, city }: RequestedDelivery): ServedCity {
  const found = cities.find(({ id, slug }) => id === city || slug === city);
  if (!found) throw invalidInput("delivery.city", "Goods are not delivered to this city");
  if (method === "pickup" && !found.pickup)
    throw invalidInput("delivery.city", "There is no pickup point in this city");
  return found;
}
