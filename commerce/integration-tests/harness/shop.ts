import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import { inject } from "vitest";
import { startCommerce, type CommerceProcess } from "./commerce-process.ts";
import { missDeadWorkers } from "./dead-workers.ts";
import { retryWhileBusy } from "./retry-while-busy.ts";
import { createDatabase, dropDatabase } from "./test-database.ts";

export interface Buyer {
  id: string;
  email: string;
  token: string;
}

export interface ProductIds {
  productId: string;
  /** in the order of the fixture */
  variantIds: string[];
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** A new database, with the fixture by default, and a commerce process on it. Close it when done. */
export async function openShop(
  name: string,
  env: Record<string, string> = {},
  template = inject("templateDatabase"),
) {
  const database = `bezak_test_${name}${inject("run")}`;
  const filesDir = inject("filesDir");
  const url = await createDatabase(database, template);
  const db = new Pool({ connectionString: url, max: 4 });
  // dropping the database ends connections that are still closing
  db.on("error", () => undefined);
  const started: CommerceProcess[] = [];
  const start = async (own: Record<string, string> = {}) => {
    if (!started.some((commerce) => commerce.lives())) await missDeadWorkers(db);
    const commerce = await startCommerce(url, filesDir, { ...env, ...own });
    started.push(commerce);
    return commerce;
  };
  /** Kills all its processes: any of them may have taken a job. */
  const kill = async () => void (await Promise.all(started.map((commerce) => commerce.kill())));
  const { rows } = await db.query<{ handle: string; id: string; variants: string[] }>(
    `select p.handle, p.id, array_agg(v.id order by v.variant_rank) as variants
     from product p join product_variant v on v.product_id = p.id group by p.handle, p.id`,
  );
  const products = new Map(
    rows.map(({ handle, id, variants }) => [handle, { productId: id, variantIds: variants }]),
  );
  return {
    db,
    /** Its database by the role that owns the tables. */
    ownerUrl: url,
    /** Starts another process on the same database. */
    start,
    commerce: await start(),
    productIds(handle: string): ProductIds {
      const found = products.get(handle);
      if (!found) throw new Error(`The fixture has no ${handle}`);
      return found;
    },
    kill,
    async close(): Promise<void> {
      // the database is dropped anyway, and a clean stop takes longer
      await kill();
      await db.end();
      await dropDatabase(database);
    },
  };
}

/** Registered customers with a bearer token each. */
export function createBuyers(commerce: CommerceProcess, count: number): Promise<Buyer[]> {
  return commerce.run<Buyer[]>("create-buyers.ts", { count });
}

export async function createBuyer(commerce: CommerceProcess): Promise<Buyer> {
  const [buyer] = await createBuyers(commerce, 1);
  if (!buyer) throw new Error("No buyer was created");
  return buyer;
}

/** A valid new order of these lines; any field can be replaced. */
export function newOrder(
  items: { productId: string; variantId?: string; quantity: number }[],
  other: object = {},
) {
  return {
    items,
    delivery: { method: "courier", city: "tashkent", address: "Amir Temur 1" },
    contact: { name: "Dilnoza", phone: "+998901234567" },
    paymentMethod: "cash",
    ...other,
  };
}

/** Places an order, repeating it while the shop is busy. */
export function placePatiently<T = Record<string, unknown>>(...order: Parameters<typeof place>) {
  const [commerce, buyer, body, key = randomUUID()] = order;
  return retryWhileBusy(() => place<T>(commerce, buyer, body, key));
}

/** Places an order as the web server does. */
export function place<T = Record<string, unknown>>(
  commerce: CommerceProcess,
  buyer: Buyer,
  body: unknown,
  key: string = randomUUID(),
) {
  const headers = { "idempotency-key": key };
  return commerce.call<T>("POST", "/customer/orders", { token: buyer.token, body, headers });
}
