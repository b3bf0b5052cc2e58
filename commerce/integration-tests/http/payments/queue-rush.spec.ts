import { expect, it } from "vitest";
import { sharedShop } from "../../harness/shared-shop.ts";
import { until } from "../../harness/until.ts";

// Announcements that come while a worker works count as one: what is left has to be looked for at once.
it("a rush of jobs is done in one go, not two in five seconds", async () => {
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
