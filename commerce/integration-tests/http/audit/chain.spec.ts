import type { PoolClient } from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { PURGES } from "../../../src/modules/admin-audit/purges.ts";
import {
  hashOf,
  LINKS,
  sha256,
  verifyChain,
  type ChainRange,
  type Link,
} from "../../../src/modules/admin-audit/verify-chain.ts";
import { shiftDay, tashkentDay } from "../../../src/tashkent-days.ts";
import { untilHanging, whileHanging } from "../../harness/hang-writes.ts";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { auditCalls, queryOf } from "./audit-calls.ts";

let shop: Shop;
let audit: Awaited<ReturnType<typeof auditCalls>>;

beforeAll(async () => {
  shop = await sharedShop("people");
  audit = await auditCalls(shop);
});

const verify = (range?: ChainRange) => verifyChain(queryOf(shop.db), range);

/** Verifies what the owner of the database left behind with the triggers disabled, and undoes it. */
async function afterTampering(
  tamper: (client: PoolClient) => Promise<unknown>,
  range?: ChainRange,
): Promise<string | undefined> {
  const client = await shop.db.connect();
  try {
    await client.query("begin; set local session_replication_role = replica");
    await tamper(client);
    return (await verifyChain(queryOf(client), range)).fault;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

const run = (statement: string, ...values: unknown[]) =>
  afterTampering((client) => client.query(statement, values));

const linksOf = async (id: string) => {
  const { rows } = await shop.db.query<{ seq: string; day: string }>(
    "select seq::text as seq, day::text as day from admin_audit_link l where audit_id = $1 order by l.seq",
    [id],
  );
  return { links: rows.map(({ seq }) => Number(seq)), day: rows[0]?.day ?? "" };
};

describe("the chain of the audit log", () => {
  let id: string;
  let links: number[];
  /** Of Tashkent, of the entry. */
  let day: string;

  beforeAll(async () => {
    // more than one batch, and numbers that are not ordered as texts
    await shop.db.query(
      `insert into admin_audit (id, actor_id, action, said)
       select 'audit_filler' || n, 'user_1', 'POST /admin/filler', '{}' from generate_series(1, 1100) n`,
    );
    await audit.section();
    await audit.section();
    // neither the first entry nor the last
    id = (await audit.entries())[1]!.id;
    ({ links, day } = await linksOf(id));
  });

  it("has a link for each entry and one for its outcome, and fits", async () => {
    expect(links).toHaveLength(2);
    const { days, fault } = await verify();
    expect(fault).toBeUndefined();
    expect(days).toContainEqual({
      day,
      links: expect.any(Number),
      hash: expect.stringMatching(/^[\da-f]{64}$/),
    });
  });

  it.each([
    ["another administrator", "actor_id = 'user_other'"],
    ["another action", "action = 'DELETE /admin/banners/{id}'"],
    ["another time", "created_at = created_at - interval '1 second'"],
    ["another body", `said = '{"body": null}'`],
    ["another reason", "reason = 'because'"],
    ["another address", "address = '198.51.100.1'"],
    ["other values before", `before = '{"sec_1": {"active": false}}'`],
  ])("no longer fits an entry with %s", async (_, set) => {
    expect(await run(`update admin_audit set ${set} where id = $1`, id)).toBe(
      `The entry ${id} (link ${links[0]} of ${day}) was changed after it was recorded.`,
    );
  });

  it.each(["status = 403", "after = null", "result = null", "done_at = now() - interval '1 day'"])(
    "no longer fits an outcome with %s",
    async (set) => {
      expect(await run(`update admin_audit set ${set} where id = $1`, id)).toBe(
        `The outcome of entry ${id} (link ${links[1]} of ${day}) was changed after it was recorded.`,
      );
    },
  );

  it("no longer fits an entry that is marked as deleted, which no list shows", async () => {
    expect(await run("update admin_audit set deleted_at = now() where id = $1", id)).toBe(
      `The entry ${id} (link ${links[0]} of ${day}) was deleted.`,
    );
  });

  it("no longer fits when an entry is deleted, alone or with its links", async () => {
    expect(await run("delete from admin_audit where id = $1", id)).toContain(
      `The entry ${id} (link ${links[0]} of`,
    );
    const both = (client: PoolClient) =>
      client.query(
        `delete from admin_audit where id = '${id}'; delete from admin_audit_link where audit_id = '${id}'`,
      );
    expect(await afterTampering(both)).toMatch(
      /^The links between link \d+ of .* and link \d+ of .* are missing\.$/,
    );
  });

  it("no longer fits when links change places, are rewritten or numbered again", async () => {
    const [begin = 0] = links;
    const swap = `update admin_audit_link set seq = case seq when ${begin} then -1 else ${begin} end
      where seq in (${begin}, ${begin + 1}); update admin_audit_link set seq = ${begin + 1} where seq = -1`;
    expect(await afterTampering((client) => client.query(swap))).toContain(
      "does not follow the link before it",
    );
    expect(await run("update admin_audit_link set day = day + 1 where seq = $1", begin)).toContain(
      "was changed",
    );
    const hole = `delete from admin_audit_link where seq = ${begin};
      update admin_audit_link set seq = seq - 1 where seq > ${begin}`;
    expect(await afterTampering((client) => client.query(hole))).toContain(
      "does not follow the link before it",
    );
    expect(await run("delete from admin_audit_link where seq = 1")).toContain("The links before link 2");
    expect(await run("delete from admin_audit_link")).toContain("no links: all of them were deleted");
  });

  it("finds an entry or an outcome that was written past it", async () => {
    const forged =
      "insert into admin_audit (id, actor_id, action, said) values ('audit_forged', 'user_1', 'x', '{}')";
    expect(await run(forged)).toBe(
      "The entry audit_forged has no link: it was written past the log, or its link was deleted.",
    );
    const unlinked = "delete from admin_audit_link where seq = (select max(seq) from admin_audit_link)";
    expect(await run(unlinked)).toMatch(/^The outcome of entry audit_\w+ has no link/);
  });

  it("proves with a hash noted earlier that its end was not cut off and nothing was computed again", async () => {
    const { days } = await verify();
    const noted = days.at(-1)!.hash;
    await audit.section();
    expect((await verify({ expected: [noted] })).fault).toBeUndefined();
    const cut = `delete from admin_audit_link where audit_id in (select id from admin_audit where created_at >=
      (select created_at from admin_audit where id = '${id}')); delete from admin_audit where created_at >=
      (select created_at from admin_audit where id = '${id}')`;
    const cutOff = (client: PoolClient) => client.query(cut);
    expect(await afterTampering(cutOff)).toBeUndefined();
    expect(await afterTampering(cutOff, { expected: [noted] })).toContain(`No link has the hash ${noted}`);
  });

  it("is checked from one day to another", async () => {
    const yesterday = shiftDay(day, -1);
    // as if everything up to the entry had happened on the day before
    const [begin = 0] = links;
    const range = { from: day, to: tashkentDay(new Date()) };
    expect((await verify(range)).fault).toBeUndefined();
    const earlier = (client: PoolClient) =>
      client.query(`update admin_audit_link set day = '${yesterday}' where seq <= ${begin}`);
    // the links of that day are not read, and the next one still fits
    expect(await afterTampering(earlier, range)).toBeUndefined();
    expect(await afterTampering(earlier)).toContain("was changed");
    expect((await verify({ to: shiftDay(day, -30) })).days).toEqual([]);
  });

  it("still fits when entries older than three years are deleted, and only those may be", async () => {
    const [begin = 0] = links;
    const age = async (client: PoolClient) => {
      await client.query(
        `update admin_audit_link set day = day - interval '4 years' where seq < ${begin};
         update admin_audit set created_at = created_at - interval '4 years', done_at = done_at - interval '4 years'
         where id in (select audit_id from admin_audit_link where seq < ${begin})`,
      );
      await chainAgain(client);
      // as the serving process does
      await client.query("set local session_replication_role = origin");
      for (const statement of PURGES) await client.query(statement);
    };
    let left: unknown[] = [];
    const fault = await afterTampering(async (client) => {
      await age(client);
      left = (await client.query("select seq::int from admin_audit_link order by seq limit 2")).rows;
    });
    expect([left, fault]).toEqual([[{ seq: begin - 1 }, { seq: begin }], undefined]);
    const alsoLast = (client: PoolClient) =>
      age(client).then(() => client.query(`delete from admin_audit_link where seq = ${begin - 1}`));
    expect(await afterTampering(alsoLast)).toContain(`The links before link ${begin}`);
  });
});

/** Computes every link again, as somebody could who owns the database. */
async function chainAgain(client: PoolClient): Promise<void> {
  let last = { seq: "0", hash: "0".repeat(64) };
  for (;;) {
    const links = await queryOf(client)<Link>(LINKS, [last.seq, "9999-12-31"]);
    if (links.length === 0) return;
    for (const link of links) last = await chainLink(client, link, last.hash);
  }
}

async function chainLink(client: PoolClient, link: Link, previous: string) {
  const { seq } = link;
  const content = sha256(link.text ?? "");
  const hash = hashOf({ ...link, content, previous });
  await client.query("update admin_audit_link set content = $1, previous = $2, hash = $3 where seq = $4", [
    content,
    previous,
    hash,
    seq,
  ]);
  return { seq, hash };
}

it("is one chain when two processes write at once", async () => {
  const second = await secondProcess("people");
  const change = (process: Shop["commerce"], order: number) =>
    process.call("DELETE", `/admin/sections/sec_none${order}`, { token: audit.token });
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, order) => change(order % 2 ? second : shop.commerce, order)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect((await audit.entries({ action: "DELETE /admin/sections/{id}" })).length).toBeGreaterThanOrEqual(24);
  expect((await verify()).fault).toBeUndefined();
});

it("has an entry without an outcome, and still fits, when the process is killed in between", async () => {
  const id = await audit.section();
  const second = await shop.start();
  await whileHanging(shop.db, "update on section", async () => {
    const lost = second
      .call("POST", `/admin/sections/${id}`, { token: audit.token, body: { active: true } })
      .catch(() => undefined);
    await untilHanging(shop.db, 1);
    await second.kill();
    await lost;
  });
  const [entry] = await audit.entries({ subject: id });
  expect(entry).toMatchObject({ action: "POST /admin/sections/{id}", status: null, after: null });
  // what was there before remains
  expect(entry?.before).toMatchObject({ [id]: { active: false } });
  expect(await audit.entries({ subject: id, outcome: "unknown" })).toEqual([entry]);
  expect((await verify()).fault).toBeUndefined();
});
