import pg from "pg";
import { createApiClient, fetchData, signIn } from "../access/ask.ts";
import { toOrderBody } from "../access/buyer-fixtures.ts";
import { newPaymentId, type PayableOrder } from "./payment-calls.ts";
import type { ShopUnderLoad } from "./shop-under-load.ts";

const AT_ONCE = 6;

interface Placed {
  number: string;
  totals: { total: number };
}

/** Places orders as a buyer, to be paid by Payme and Click in turn. */
export async function placeOrders({ api, database }: ShopUnderLoad, count: number): Promise<PayableOrder[]> {
  await stockUp(database);
  const ask = createApiClient(api);
  const email = `payer-${crypto.randomUUID()}@example.uz`;
  const token = await signIn(ask, "register", { name: "Азиз", email, password: "correct horse" });
  const products = await fetchData<{ id: string; variantId: string }[]>(
    ask,
    "GET",
    "/products?inStock=true&limit=50",
  );
  const orders: PayableOrder[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const at = next++;
      const gateway = at % 2 ? "click" : "payme";
      const product = products[at % products.length]!;
      const placed = await fetchData<Placed>(ask, "POST", "/orders", token, toOrderBody(product, gateway));
      const { number, totals } = placed;
      orders.push({ gateway, number, amount: totals.total, step: 0, id: newPaymentId(gateway) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return orders;
}

/** Without it the demo products would be sold out after a few runs. */
export async function stockUp(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(
    `update inventory_level set stocked_quantity = 1000000,
       raw_stocked_quantity = '{"value": "1000000", "precision": 20}' where stocked_quantity > reserved_quantity`,
  );
  await client.end();
}
