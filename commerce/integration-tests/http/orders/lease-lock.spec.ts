import { beforeAll, expect, it } from "vitest";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import type { LockAction, LockAnswer } from "../../harness/inside/lock.ts";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import { type Shop } from "../../harness/shop.ts";

let shop: Shop;
let second: CommerceProcess;

beforeAll(async () => {
  shop = await sharedShop("people");
  second = await secondProcess("people");
});

const lock = (commerce: CommerceProcess, action: LockAction) => commerce.run<LockAnswer>("lock.ts", action);

it("admits exactly one of many parallel callers across processes, with or without a key", async () => {
  for (const ownerId of [undefined, "each-another"]) {
    const key = `race-${String(ownerId)}`;
    const answers = await Promise.all(
      [shop.commerce, second].map((commerce) =>
        lock(commerce, { do: "acquire", key, times: 10, ownerId, expire: 30 }),
      ),
    );
    expect(answers.reduce((sum, { granted }) => sum + granted, 0)).toBe(1);
  }
});

it("refuses a held key and grants it once it is released", async () => {
  const held = { do: "acquire", key: "held", times: 1, expire: 30 } as const;
  expect(await lock(shop.commerce, held)).toEqual({ granted: 1 });
  expect(await lock(second, held)).toEqual({ granted: 0 });
  expect(await lock(second, { do: "release", key: "held" })).toEqual({ granted: 0 });
  expect(await lock(shop.commerce, { do: "release", key: "held" })).toEqual({ granted: 1 });
  expect(await lock(second, held)).toEqual({ granted: 1 });
});

it("takes over an expired lease, which its former holder can no longer release", async () => {
  await lock(shop.commerce, { do: "acquire", key: "lapsed", times: 1, expire: 30 });
  await shop.db.query("update lease_lock set expires_at = now() - interval '1 second' where key = 'lapsed'");
  expect(await lock(second, { do: "acquire", key: "lapsed", times: 1, expire: 30 })).toEqual({ granted: 1 });
  expect(await lock(shop.commerce, { do: "release", key: "lapsed" })).toEqual({ granted: 0 });
  expect(await lock(shop.commerce, { do: "acquire", key: "lapsed", times: 1, expire: 30 })).toEqual({
    granted: 0,
  });
});

it("takes several keys together or none of them", async () => {
  await lock(shop.commerce, { do: "acquire", key: "b", times: 1, expire: 30 });
  expect(await lock(second, { do: "acquire", key: ["a", "b", "c"], times: 1, expire: 30 })).toEqual({
    granted: 0,
  });
  const { rows } = await shop.db.query("select key from lease_lock where key in ('a', 'c')");
  expect(rows).toEqual([]);
});

it("runs jobs one at a time without a connection per waiter", async () => {
  // twice the pool: waiters that held connections would starve the holder
  const answers = await Promise.all(
    [shop.commerce, second].map((commerce) => lock(commerce, { do: "execute", key: "queue", times: 40 })),
  );
  expect(answers.map(({ granted }) => granted)).toEqual([40, 40]);
  const { rows } = await shop.db.query(
    "select value->>'value' as value from shop_setting where id = 'test-counter'",
  );
  expect(rows).toEqual([{ value: "80" }]);
});

it("renews a lease while its job runs, and aborts the job that lost it", async () => {
  expect(await lock(shop.commerce, { do: "outlive", key: "long" })).toEqual({ granted: 1 });
  expect(await lock(shop.commerce, { do: "lose", key: "lost" })).toEqual({ granted: 0 });
});
