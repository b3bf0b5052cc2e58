import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { MUTATIONS, SEED } from "../../harness/drawn.ts";
import type { Shop } from "../../harness/shop.ts";
import {
  readAttempts,
  toBody,
  toComplete,
  newId,
  openClickClient,
  openPayable,
  toPrepare,
  type Address,
  type ClickClient,
  type Fields,
} from "./click-calls.ts";

let shop: Shop;
let click: ClickClient["click"];

beforeAll(async () => {
  ({ shop, click } = await openClickClient());
});

/** Signed or decisive fields: a call with other values of these is not the signed call. */
const WEIGHTY = [
  "click_trans_id",
  "service_id",
  "merchant_trans_id",
  "amount",
  "action",
  "error",
  "sign_time",
  "sign_string",
  "merchant_prepare_id",
];

/** The fields of a form as a standard parser reads them. */
const getSignedFields = (address: Address, body: string) => {
  const form = new URLSearchParams(body);
  // Prepare has no prepare id
  const names = address === "prepare" ? WEIGHTY.slice(0, -1) : WEIGHTY;
  return JSON.stringify(names.map((name) => form.getAll(name)));
};

const character = fc.constantFrom(..."0123456789abcdefABCDEF.-+&=% _;\0~");
const place = fc.nat({ max: 10_000 });

/** One small corruption of a call's text, as a bad line or a forger would cause. */
const harm = fc.oneof(
  fc.record({ kind: fc.constant("digit" as const), place, with: fc.constantFrom(..."0123456789") }),
  fc.record({
    kind: fc.constant("set" as const),
    name: fc.constant("error"),
    value: fc.constantFrom("-1", "-5017", "1"),
  }),
  fc.record({ kind: fc.constant("replace" as const), place, with: character }),
  fc.record({ kind: fc.constant("insert" as const), place, with: character }),
  fc.record({ kind: fc.constant("remove" as const), place, length: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant("cut" as const), place }),
  fc.record({ kind: fc.constant("swap" as const), place, other: place }),
  fc.record({
    kind: fc.constant("set" as const),
    name: fc.constantFrom(...WEIGHTY),
    value: fc.string({ maxLength: 12 }),
  }),
  fc.record({
    kind: fc.constant("number" as const),
    name: fc.constantFrom(...WEIGHTY),
    value: fc.bigInt({ min: -10n, max: 10n ** 19n }).map(String),
  }),
);

type Harm = typeof harm extends fc.Arbitrary<infer T> ? T : never;

function harmed(body: string, what: Harm): string {
  if (what.kind === "set" || what.kind === "number") {
    const form = new URLSearchParams(body);
    form.set(what.name, what.value);
    return form.toString();
  }
  if (what.kind === "digit") {
    const digits = [...body.matchAll(/\d/g)];
    const { index = 0 } = digits[what.place % digits.length] ?? {};
    return body.slice(0, index) + what.with + body.slice(index + 1);
  }
  const at = what.place % body.length;
  if (what.kind === "replace") return body.slice(0, at) + what.with + body.slice(at + 1);
  if (what.kind === "insert") return body.slice(0, at) + what.with + body.slice(at);
  if (what.kind === "remove") return body.slice(0, at) + body.slice(at + what.length);
  if (what.kind === "cut") return body.slice(0, at);
  const pairs = body.split("&");
  const [one, two] = [what.place % pairs.length, what.other % pairs.length];
  const [first = "", second = ""] = [pairs[one], pairs[two]];
  const [firstName = ""] = first.split("=");
  // the value of one field under the name of the other
  return pairs.with(one, `${firstName}=${second.split("=")[1] ?? ""}`).join("&");
}

/** Sends corrupted calls, none of which is the signed one; returns how often each error was answered. */
async function refuseAll(address: Address, body: () => Promise<string>): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(harm, { minLength: 1, maxLength: 3 }), async (harms) => {
      const valid = await body();
      const sent = harms.reduce(harmed, valid);
      fc.pre(getSignedFields(address, sent) !== getSignedFields(address, valid));
      const { status, error } = await click.raw(address, sent);
      counts.set(error, (counts.get(error) ?? 0) + 1);
      expect({ sent, status, accepted: error === 0 }).toEqual({ sent, status: 200, accepted: false });
    }),
    { seed: SEED, numRuns: MUTATIONS },
  );
  return counts;
}

describe("corrupted calls of Click", () => {
  it("of Prepare are all refused and begin nothing", async () => {
    const order = await openPayable(shop);
    const body = toBody(toPrepare(order));
    const counts = await refuseAll("prepare", async () => body);
    process.stdout.write(`Click Prepare, changed: ${JSON.stringify([...counts])}\n`);
    expect(await readAttempts(shop, order)).toEqual([]);
    expect((await click.raw("prepare", body)).error).toBe(0);
  });

  it("of Complete are all refused and book nothing; only `error`, which Click does not sign, can end an attempt", async () => {
    let order = await openPayable(shop);
    let fields: Fields = {};
    let body: string | undefined;
    const orders: string[] = [];
    const counts = await refuseAll("complete", async () => {
      const state = (await readAttempts(shop, order))[0]?.state;
      if (body !== undefined && state === "open") return body;
      expect(state ?? "cancelled").toBe("cancelled");
      order = await openPayable(shop);
      fields = toPrepare(order);
      orders.push(order.id);
      const { id } = await click.prepare(fields);
      return (body = toBody(toComplete(fields, Number(id))));
    });
    process.stdout.write(`Click Complete, changed: ${JSON.stringify([...counts])}\n`);
    const { rows } = await shop.db.query<{ state: string }>(
      "select distinct state from payment_attempt where order_id = any($1)",
      [orders],
    );
    const states = rows.map(({ state }) => state);
    expect(states).toContain("cancelled");
    // the last attempt may have been ended too
    expect(states.filter((state) => state !== "cancelled" && state !== "open")).toEqual([]);
  });

  it("of Complete for another payment's number complete nothing that was not prepared", async () => {
    const order = await openPayable(shop);
    const fields = toPrepare(order);
    const { id } = await click.prepare(fields);
    for (let round = 0; round < 10; round += 1) {
      expect((await click.complete(toComplete(fields, Number(id), { click_paydoc_id: newId() }))).error).toBe(
        -6,
      );
    }
    expect(await readAttempts(shop, order)).toMatchObject([{ state: "open" }]);
  });
});
