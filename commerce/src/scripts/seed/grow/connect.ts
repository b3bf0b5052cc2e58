import { Client } from "pg";

/** Session settings: memory for creating indexes and for products in transit. */
const CONNECTIONS =
  "-c maintenance_work_mem=1GB -c temp_buffers=16MB -c max_parallel_maintenance_workers=1 -c jit=off";

/** Runs work on two connections to a shop's database, in the role that owns it. */
export async function withClients<T>(
  url: string,
  work: (products: Client, documents: Client) => Promise<T>,
): Promise<T> {
  const clients = [1, 2].map(
    () => new Client({ connectionString: url, application_name: "bezak seed", options: CONNECTIONS }),
  );
  // a lost connection is reported by the statement that meets it
  for (const client of clients) client.on("error", () => undefined);
  const [products, documents] = clients as [Client, Client];
  try {
    for (const client of clients) await client.connect();
    return await work(products, documents);
  } finally {
    for (const client of clients) await client.end().catch(() => undefined);
  }
}

/** Runs work in one transaction per client and commits them together, without two-phase commit. */
export async function inTransactions<T>(clients: readonly Client[], work: () => Promise<T>): Promise<T> {
  try {
    for (const client of clients) await client.query("begin");
    const result = await work();
    for (const client of clients) await client.query("commit");
    return result;
  } catch (error) {
    for (const client of clients) await client.query("rollback").catch(() => undefined);
    throw error;
  }
}
