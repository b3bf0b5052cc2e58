import type { Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { waiting } from "../../harness/waiting.ts";

/** Enough to reach the lock on a slow machine. */
const WAITS_MS = 2000;

/** Makes a call whose web server has given up before the call gets past `lock`; returns its answer. */
export async function whileNobodyWaits<T>(
  shop: Shop,
  lock: string,
  call: (headers: { "x-deadline": string }) => Promise<T>,
): Promise<T> {
  const deadline = Date.now() + WAITS_MS;
  const holder = await shop.db.connect();
  try {
    await holder.query("begin");
    await holder.query(lock);
    const answer = call({ "x-deadline": String(deadline) });
    await until("the call to wait", () => waiting(shop.db));
    await until("the web server to give up", () => Date.now() > deadline);
    await holder.query("rollback");
    return await answer;
  } finally {
    holder.release();
  }
}
