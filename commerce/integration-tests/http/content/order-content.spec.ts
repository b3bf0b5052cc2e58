import type { AdministeredSection, PresentOrder } from "@bezak/contract/content-admin.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCsv } from "../../../src/product-import/table/read-csv.ts";
import { followCursors } from "../../harness/follow-cursors.ts";
import { testEnvironment } from "../../harness/settings.ts";
import { sharedCatalog, type Catalog } from "../catalog/open-catalog.ts";
import { readCells } from "../imports/table-files.ts";
import { shopCalls } from "../shops/shop-calls.ts";

interface Refusal {
  details?: { current?: PresentOrder; sent?: PresentOrder };
}

let catalog: Catalog;
let admin: string;
let names: string[];

const call = <T = object>(method: string, path: string, body?: unknown) =>
  catalog.commerce.call<T & { code: string }>(method, `/admin/${path}`, { token: admin, body });
const listed = async () =>
  (await call<{ sections: AdministeredSection[] }>("GET", "sections?limit=100")).body.sections;
const getIds = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const order = (ids: readonly string[], seen?: readonly string[]) =>
  call<Refusal>("POST", "section-order", { ids, seen });

it("is followed by cursors", async () => {
  const followed = await followCursors(
    async (after) =>
      (
        await call<{ sections: AdministeredSection[]; next: string | null }>(
          "GET",
          `sections?${new URLSearchParams(after)}`,
        )
      ).body,
    ({ sections }) => sections,
  );
  expect(getIds(followed)).toEqual(getIds(await listed()));
  expect(followed.length).toBeGreaterThan(1);
});

async function create(ru: string): Promise<string> {
  const body = { type: "text", title: { ru }, source: { text: { ru } } };
  return (await call<{ section: { id: string } }>("POST", "sections", body)).body.section.id;
}

beforeAll(async () => {
  catalog = await sharedCatalog();
  admin = await shopCalls(catalog).administrator();
  names = [await create("Первый"), await create("Второй"), await create("Третий")];
});

afterAll(async () => {
  for (const { id } of await listed()) await call("DELETE", `sections/${id}`);
});

describe("the order of all sections", () => {
  it("changes as a whole, for buyers too; only moved ones get another version", async () => {
    const [one, two, three] = names as [string, string, string];
    const before = await listed();
    expect((await order([two, one, three])).status).toBe(200);
    const after = await listed();
    expect(getIds(after)).toEqual([two, one, three]);
    expect(after.map((row) => row.order)).toEqual([0, 1, 2]);
    const shown = await catalog.commerce.call<{ sections: { id: string }[] }>("GET", "/catalog/sections");
    expect(getIds(shown.body.sections)).toEqual([two, one, three]);
    const versions = new Map(before.map(({ id, version }) => [id, version]));
    expect(after.map(({ id, version }) => versions.get(id) === version)).toEqual([false, false, true]);
    expect((await order([two, one, three])).status).toBe(200);
    expect(await listed()).toEqual(after);
  });

  it("is that of the file too, which has what the filters of the list find", async () => {
    const save = async (query: string) => {
      const headers = {
        "x-commerce-secret": testEnvironment.COMMERCE_SECRET,
        authorization: `Bearer ${admin}`,
      };
      const answer = await fetch(`${catalog.commerce.base}/admin/sections/export?${query}`, { headers });
      const [, ...rows] = await readCells(Buffer.from(await answer.arrayBuffer()), readCsv);
      return rows;
    };
    const rows = await save("");
    expect(rows.map(([position, id]) => [position, id])).toEqual(
      getIds(await listed()).map((id, at) => [String(at + 1), id]),
    );
    const [second] = await save(`q=${encodeURIComponent("второй")}&type=text`);
    expect([second?.[1], second?.[2], second?.[5], second?.[6]]).toEqual([
      names[1],
      "Второй",
      "текст",
      "Второй",
    ]);
    expect(await save("type=banner")).toEqual([]);
  });

  it("becomes unambiguous when several had the same number", async () => {
    for (const id of names) await call("POST", `sections/${id}`, { order: 7 });
    expect((await order(names)).status).toBe(200);
    expect(getIds(await listed())).toEqual(names);
  });

  it("is refused for another set than the present one, and stays as it was", async () => {
    const [one, two, three] = names as [string, string, string];
    const before = await listed();
    for (const ids of [
      [three, two],
      [three, two, "sec_none"],
      [three, two, one, "sec_none"],
    ]) {
      const { status, body } = await order(ids);
      expect([ids, status, body.code]).toEqual([ids, 409, "conflict"]);
    }
    for (const ids of [[], [one, one, two], "one", [null]]) {
      expect([ids, (await call("POST", "section-order", { ids })).status]).toEqual([ids, 400]);
    }
    expect(await listed()).toEqual(before);
  });

  it("is kept when somebody else has changed it since it was shown, and told with what was sent", async () => {
    const [one, two, three] = names as [string, string, string];
    const seen = getIds(await listed());
    const theirs = seen.toReversed();
    expect((await order(theirs, seen)).status).toBe(200);
    const refused = await order([two, one, three], seen);
    expect([refused.status, refused.body.code]).toEqual([409, "stale_version"]);
    expect(refused.body.details).toEqual({ current: { ids: theirs }, sent: { ids: seen } });
    expect(getIds(await listed())).toEqual(theirs);
    // a repeat of what was stored, whose answer was lost
    expect((await order(theirs, seen)).status).toBe(200);
    // an order is also another one when something was added
    const added = await create("Четвёртый");
    const without = await order([two, one, three], theirs);
    expect(without.body).toMatchObject({
      code: "stale_version",
      details: { current: { ids: [...theirs, added] } },
    });
    await call("DELETE", `sections/${added}`);
    expect((await order([two, one, three], theirs)).status).toBe(200);
  });

  it("is that of one administrator when two have sent one from the same order at the same time", async () => {
    const seen = getIds(await listed());
    const wanted = [seen.toReversed(), [...seen.slice(1), seen[0]!]];
    const answers = await Promise.all(wanted.map((ids) => order(ids, seen)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const first = wanted[answers.findIndex(({ status }) => status === 200)];
    expect(getIds(await listed())).toEqual(first);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.details).toEqual({ current: { ids: first }, sent: { ids: seen } });
  });

  it("is one of two that were sent at the same time without the order that was shown", async () => {
    const turned = names.toReversed();
    const answers = await Promise.all([order(names), order(turned)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([names, turned]).toContainEqual(getIds(await listed()));
  });
});
