import { expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import { until } from "../../harness/until.ts";

// notifications that arrive while a worker runs count as one, so it has to poll for the rest at once
it("many jobs enqueued at once run without pauses, not two in five seconds", async () => {
  const shop = await sharedShop("people");
  const data = { orderId: "order_of_nobody" };
  await shop.commerce.run("enqueue.ts", { task: "return-late-money", data, count: 60 });
  const done = await until(
    "sixty jobs to be done",
    async () => {
      const { rows } = await shop.db.query<{ count: number }>(
        `select count(*)::int from pgboss.job
         where name = 'return-late-money' and data->>'orderId' = $1 and state = 'completed'`,
        [data.orderId],
      );
      return rows[0]?.count === 60;
    },
    60,
  );
  expect(done).toBe(true);
});
