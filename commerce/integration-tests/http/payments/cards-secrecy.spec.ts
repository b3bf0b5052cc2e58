import { beforeAll, expect, it } from "vitest";
import { whileRefused } from "../../harness/refuse-writes.ts";
import { openCardClient, newCard, type CardClient } from "./card-client.ts";
import { toCallback, RIGHT_CODE } from "../../harness/payments/fake-atmos.ts";

/** A card's number and its codes are in no table and in no log, however a payment goes. */
let cards: CardClient;

beforeAll(async () => {
  cards = await openCardClient();
});

/** Random ids of jobs and times in milliseconds, some of which contain eight digits of a card by chance. */
const BY_CHANCE = /\b(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|1[789]\d{11})\b/g;

/** The text of every row of every schema of the database, by its table. */
async function readTables(): Promise<Map<string, string[]>> {
  const { db } = cards.shop;
  const { rows } = await db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(rows.length).toBeGreaterThan(100);
  const tables = new Map<string, string[]>();
  for (const { name } of rows) {
    const read = await db.query<{ text: string }>(`select t::text as text from ${name} as t`);
    tables.set(
      name,
      read.rows.map(({ text }) => text.replace(BY_CHANCE, "")),
    );
  }
  return tables;
}

/** Matches eight digits of it in a row, at any offset and with any separators. */
const getParts = (number: string): string =>
  Array.from({ length: number.length - 7 }, (_, at) => [...number.slice(at, at + 8)].join("[ -]?")).join("|");

/** Not as the fraction of a second. */
const wholeCode = (code: string) => `(^|[^0-9.])${code}([^0-9]|$)`;

it("stores and logs no card number and no code, whatever goes wrong", async () => {
  const { atmos, shop } = cards;
  const numbers: string[] = [];
  const fresh = () => {
    const number = newCard();
    numbers.push(number);
    return number;
  };
  const wrongCodes = ["7316055", "80231"];
  const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, "$1 ");
  const logs: string[] = [];

  const paid = await cards.order();
  await cards.pay(paid, fresh());
  for (const code of wrongCodes) expect((await cards.confirm(paid, code)).status).toBe(422);
  expect((await cards.confirm(paid, RIGHT_CODE)).body.payment.status).toBe("paid");

  // the gateway echoes what it was sent: in texts, in fields and in invalid answers
  for (const echo of [
    (number: string) => `Карта ${number} не найдена`,
    (number: string) => `Карта ${grouped(number)} заблокирована`,
    (number: string) => `Card ${number.slice(0, 8)}-${number.slice(8)} unknown`,
  ]) {
    const order = await cards.order();
    const number = fresh();
    atmos.plan("pre-apply", { do: "code", code: "STPIMS-ERR-067", description: echo(number) });
    const refused = await cards.pay(order, number);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).not.toMatch(new RegExp(getParts(number)));
    const again = fresh();
    atmos.plan("pre-apply", {
      do: "answer",
      body: { result: { code: again, description: "" }, card_number: again, phone: again },
    });
    await cards.pay(order, again);
    const odd = fresh();
    atmos.plan("pre-apply", { do: "answer", body: { result: { code: "OK" }, phone: odd } });
    expect((await cards.pay(order, odd)).status).toBe(200);
    atmos.plan("apply", {
      do: "answer",
      body: {
        result: { code: "OK" },
        store_transaction: { confirmed: true, status_code: odd, success_trans_id: odd, card_id: odd },
      },
    });
    await cards.confirm(order, RIGHT_CODE);
  }

  // the database rejects writes, which is logged
  for (const [write, when] of [
    ["insert on payment_event", "true"],
    ["update on payment_attempt", "new.data ? 'codeUntil'"],
    ["update on payment_attempt", "new.state = 'paid'"],
  ] as const) {
    const order = await cards.order();
    await whileRefused(
      shop.db,
      write,
      async () => {
        const begun = await cards.pay(order, fresh());
        if (begun.status === 200) await cards.confirm(order, RIGHT_CODE);
      },
      when,
    );
    logs.push(shop.commerce.output());
  }
  expect(logs.join("\n")).toContain("refused by the test");

  // invalid bodies, and a caller that is not ATMOS
  const { token } = paid.buyer;
  const path = `/customer/payments/${paid.payment}/card`;
  for (const body of [
    { number: `${fresh()}0`, expiry: "09/31" },
    { [fresh()]: "" },
    { number: fresh(), expiry: "x" },
  ]) {
    expect((await shop.commerce.call("POST", path, { token, body })).status).toBe(400);
  }
  await cards.callback(toCallback(cards.at(paid), { transaction_time: fresh(), sign: fresh() }));
  await cards.callback(toCallback({ id: fresh(), account: fresh(), amount: "1" }));
  logs.push(shop.commerce.output());

  const parts = new RegExp(numbers.map(getParts).join("|"));
  const codes = new RegExp([RIGHT_CODE, ...wrongCodes].map(wholeCode).join("|"));
  expect(numbers.length).toBeGreaterThan(15);
  const tables = [...(await readTables())];
  /** The first match in each table, with the text around it. */
  const findMatches = (pattern: RegExp) =>
    tables.flatMap(([name, rows]) => {
      const row = rows.find((text) => pattern.test(text)) ?? "";
      const at = row.search(pattern);
      return at < 0 ? [] : [`${name}: ${row.slice(Math.max(0, at - 40), at + 40)}`];
    });
  expect(findMatches(parts)).toEqual([]);
  expect(findMatches(codes)).toEqual([]);
  const logged = logs.join("\n").replace(BY_CHANCE, "");
  expect(logged).not.toMatch(parts);
  expect(logged).not.toMatch(codes);

  // the search itself works: it finds the last digits, which are shown to people
  const shown = findMatches(new RegExp(`• ${numbers[0]?.slice(-4)}`));
  expect(shown.join("\n")).toContain("public.payment_attempt: ");
});
