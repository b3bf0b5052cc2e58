import type { MedusaContainer } from "@medusajs/framework/types";
import { cities, type City } from "../../delivery/cities.ts";
import { deliveryFee } from "../../delivery/delivery-fee.ts";
import { readDeliverySettings } from "../../delivery/delivery-settings.ts";
import { invalidInput } from "./order-refused.ts";
import type { RequestedDelivery, RequestedLine } from "./order-request.ts";
import { quoteLines, quoteOf, type Quote } from "./quote.ts";
import { readGoods, type Good } from "./read-goods.ts";

/** Current prices, stock and delivery of these lines; the goods they were read from come along. */
export async function quoteOrder(
  container: MedusaContainer,
  regionId: string,
  lines: RequestedLine[],
  delivery?: RequestedDelivery,
): Promise<{ quote: Quote; goods: Map<string, Good[]> }> {
  if (delivery) deliveryCity(delivery);
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  const [goods, settings] = await Promise.all([
    readGoods(container, productIds, regionId),
    readDeliverySettings(container),
  ]);
  const items = quoteLines(lines, goods);
  const worth = items.reduce((sum, { total }) => sum + total, 0);
  const fee = delivery && worth > 0 ? deliveryFee(delivery.method, worth, settings) : 0;
  return { quote: quoteOf(items, fee), goods };
}

/** @throws OrderRefused `invalid_input` for a city unknown or without a pickup point */
export function deliveryCity({ method, city }: RequestedDelivery): City {
  const found = cities.find(({ id, slug }) => id === city || slug === city);
  if (!found) throw invalidInput("delivery.city", "Goods are not delivered to this city");
  if (method === "pickup" && !found.pickup)
    throw invalidInput("delivery.city", "There is no pickup point in this city");
  return found;
}
