import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { MUTATIONS, SEED } from "../../harness/drawn.ts";
import {
  createPayable,
  newId,
  openPaymeClient,
  rightKey,
  type PaymeClient,
  type Order,
} from "./payme-client.ts";

let payme: PaymeClient;

beforeAll(async () => {
  payme = await openPaymeClient();
});

interface Message {
  body: string;
  authorization: string;
}

/** Edits of a text at a position: a letter inserted, removed or replaced. */
const edits = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    kind: fc.constantFrom("insert", "delete", "replace", "swap"),
    letter: fc.oneof(
      ...[
        fc.constantFrom(...'0123456789"{}[]:,.-eE\\ '),
        fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
      ],
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

/** What is mutated, including what a forger who knows the protocol would try. */
const mutation = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("body" as const), edits }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("key" as const), edits }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("param" as const),
      name: fc.constantFrom("id", "amount", "time", "order_id", "method"),
      value: fc.oneof(
        ...[
          fc.integer(),
          fc.double(),
          fc.string(),
          fc.constant(null),
          fc.boolean(),
          fc.constantFrom([], {}, [1]),
        ],
        fc.constantFrom("PerformTransaction ", "performtransaction", "0", "' or '1'='1", "%", "*"),
      ),
    }),
  },
);

type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

const struck = (text: string, all: { at: number; kind: string; letter: string }[]) =>
  all.reduce((before, { at, kind, letter }) => {
    const letters = [...before];
    const place = Math.floor(at * letters.length);
    if (kind === "insert") letters.splice(place, 0, letter);
    if (kind === "delete") letters.splice(place, 1);
    if (kind === "replace") letters.splice(place, 1, letter);
    if (kind === "swap") letters.splice(place, 2, ...letters.slice(place, place + 2).reverse());
    return letters.join("");
  }, text);

function mutate(valid: Message, how: Mutation): Message {
  if (how.kind === "body") return { ...valid, body: struck(valid.body, how.edits) };
  if (how.kind === "key") return { ...valid, authorization: struck(valid.authorization, how.edits) };
  const call = JSON.parse(valid.body) as { method: unknown; params: Record<string, unknown> };
  if (how.name === "method") call.method = how.value;
  else if (how.name === "order_id") call.params.account = { order_id: how.value };
  else call.params[how.name] = how.value;
  return { ...valid, body: JSON.stringify(call) };
}

/** The meaning of a call as far as money goes; equal for a mutation that does not change it. */
function meaning({ body, authorization }: Message): string {
  try {
    const { method, params } = JSON.parse(body) as { method: string; params: Record<string, unknown> };
    const used: Record<string, string[]> = {
      CreateTransaction: ["id", "time", "amount"],
      PerformTransaction: ["id"],
      CancelTransaction: ["id", "reason"],
    };
    const values = (used[method] ?? []).map((name) => params[name]);
    const order =
      method === "CreateTransaction" ? String((params.account as { order_id: unknown }).order_id) : "";
    return JSON.stringify([schemeless(authorization), method, values, order]);
  } catch {
    return "nothing";
  }
}

/** Blanks around a header do not count, nor does the case of its scheme. */
const schemeless = (header: string) => header.trim().replace(/^basic +/i, "");

/** Whether fetch can send the header at all. */
const isSendable = (text: string) => /^[\x20-\x7e]*$/.test(text);

const snapshot = async (order: Order) => {
  const { rows } = await payme.shop.db.query(
    `select (select json_agg(a order by no) from payment_attempt a where order_id = $1) as attempts,
       (select count(*)::int from payment_attempt) as all_attempts,
       (select count(*)::int from fiscal_receipt) as receipts,
       (select to_json(d) from payment_due d where id = $1) as due`,
    [order.id],
  );
  return rows[0] as unknown;
};

const message = (method: string, params: object): Message => ({
  body: JSON.stringify({ method, params, id: 1 }),
  authorization: rightKey,
});

it.each(["CreateTransaction", "PerformTransaction", "CancelTransaction"])(
  "accepts no mutation of a valid %s",
  async (method) => {
    const order = await createPayable(payme.shop, { amount: 123_456 });
    const [id, time] = [newId(), Date.now()];
    const create = { id, time, amount: order.tiyin, account: order.account };
    const valid = {
      CreateTransaction: message("CreateTransaction", create),
      PerformTransaction: message("PerformTransaction", { id }),
      CancelTransaction: message("CancelTransaction", { id, reason: 3 }),
    }[method] as Message;
    // mutations of an unknown Create are sent for an order with an open one: any that passed would be a second
    await payme.raw(message("CreateTransaction", create));
    const before = await snapshot(order);
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(mutation, async (how) => {
        const mutated = mutate(valid, how);
        fc.pre(isSendable(mutated.authorization) && meaning(mutated) !== meaning(valid));
        // Payme may choose any reason, and calls that only read may be answered
        fc.pre(!isAnotherReason(mutated, id));
        sent += 1;
        const { error, text } = await payme.raw(mutated);
        expect(error, text).toBeDefined();
        expect(await snapshot(order)).toEqual(before);
      }),
      { seed: SEED, numRuns: MUTATIONS, maxSkipsPerRun: 20 },
    );
    expect(sent).toBeGreaterThanOrEqual(MUTATIONS);
    expect((await payme.raw(valid)).result).toBeDefined();
  },
);

function isAnotherReason({ body, authorization }: Message, id: string): boolean {
  if (schemeless(authorization) !== schemeless(rightKey)) return false;
  try {
    const { method, params } = JSON.parse(body) as {
      method: string;
      params: { id: unknown; reason: unknown };
    };
    return method === "CancelTransaction" && params.id === id && Number.isInteger(params.reason);
  } catch {
    return false;
  }
}
