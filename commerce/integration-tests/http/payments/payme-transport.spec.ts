import { beforeAll, describe, expect, it } from "vitest";
import { gatewayEnv } from "../../harness/gateway-settings.ts";
import { whileRefused } from "../../harness/refuse-writes.ts";
import {
  basic,
  createPayable,
  newId,
  openPaymeClient,
  rightKey,
  type PaymeClient,
  type Order,
} from "./payme-client.ts";

let payme: PaymeClient;
let order: Order;

beforeAll(async () => {
  payme = await openPaymeClient();
  order = await createPayable(payme.shop);
});

const question = (id: string) =>
  `{"method":"CheckPerformTransaction","params":{"amount":${order.tiyin},"account":{"order_id":"${order.number}"}},"id":${id}}`;
const code = async (body: string | Uint8Array<ArrayBuffer>) => {
  const { error, id } = await payme.raw({ body });
  return [error?.code, error?.data, id];
};
const bytes = (...all: (string | number[])[]) =>
  new Uint8Array(Buffer.concat(all.map((one) => Buffer.from(one as string))));

describe("the id of a call", () => {
  it.each([
    "0",
    "-7",
    "1.0",
    "1e3",
    "9007199254740993",
    "123456789012345678901234567890",
    '""',
    '"a-1"',
    String.raw`"\u0041\/\ud83d"`,
    '"Ўзбек 🙂"',
    "null",
  ])("%s is returned as it was written", async (id) => {
    const { text, result } = await payme.raw({ body: question(id) });
    expect(result).toEqual({ allow: true });
    expect(text).toBe(`{"result":{"allow":true},"id":${id}}`);
  });

  it("is returned with a refusal too, and is not taken from the parameters", async () => {
    const body = `{"params":{"id":5,"amount":1},"id":77777777777777777777,"method":"Nothing"}`;
    expect((await payme.raw({ body })).text).toMatch(/,"id":77777777777777777777\}$/);
    const refused = await payme.raw({ body, authorization: null });
    expect(refused.text).toMatch(/,"id":77777777777777777777\}$/);
    expect(refused.error?.code).toBe(-32504);
  });

  it("is refused when it is missing or no plain value", async () => {
    for (const id of ["{}", "[1]", "true"]) expect(await code(question(id))).toEqual([-32600, "id", null]);
    expect(await code('{"method":"GetStatement","params":{"from":1,"to":2}}')).toEqual([-32600, "id", null]);
  });
});

describe("the body of Payme's call", () => {
  it.each([
    "text/json; charset=UTF-8",
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/plain",
    "nonsense",
  ])("is read as %s", async (type) => {
    expect((await payme.raw({ body: question("1"), type })).result).toEqual({ allow: true });
  });

  it("may begin with a byte order mark, contain jsonrpc and unknown fields", async () => {
    const more = question("1").replace("{", '{"jsonrpc":"2.0","new":[{}],');
    expect((await payme.raw({ body: bytes([0xef, 0xbb, 0xbf], more) })).result).toEqual({ allow: true });
  });

  it.each(["", "{", "null}", '{"method":', "<xml/>", '{"id":1},{"id":2}', "NaN", "{'id':1}"])(
    "that is no JSON is -32700: %s",
    async (body) => {
      expect(await code(body)).toEqual([-32700, null, null]);
    },
  );

  it("is -32700 with broken UTF-8, endless nesting, or when too large", async () => {
    expect(await code(bytes('{"method":"', [0xff, 0xfe], '","params":{},"id":1}'))).toEqual([
      -32700,
      null,
      null,
    ]);
    const deep = '{"id":1,"method":"GetStatement","params":' + "[".repeat(30_000) + "]".repeat(30_000) + "}";
    expect((await code(deep))[0]).toBeOneOf([-32700, -32600]);
    expect(await code(question("1") + " ".repeat(70_000))).toEqual([-32700, null, null]);
    expect(await code(question("1") + " ".repeat(1_500_000))).toEqual([-32700, null, null]);
  });

  it.each(["[]", "1", '"text"', "null", "true", `[{"method":"GetStatement","params":{},"id":1}]`])(
    "that is no call is -32600: %s",
    async (body) => {
      expect(await code(body)).toEqual([-32600, null, null]);
    },
  );

  it("with a missing field or one of another type is -32600 and names it", async () => {
    const readFieldError = async (method: unknown, params: unknown) =>
      (await code(JSON.stringify({ method, params, id: 1 }))).slice(0, 2);
    expect(await readFieldError(undefined, {})).toEqual([-32600, "method"]);
    expect(await readFieldError(["GetStatement"], {})).toEqual([-32600, "method"]);
    expect(await readFieldError("GetStatement", undefined)).toEqual([-32600, "params"]);
    expect(await readFieldError("GetStatement", [1, 2])).toEqual([-32600, "params"]);
    expect(await readFieldError("GetStatement", { from: "1", to: 2 })).toEqual([-32600, "from"]);
    expect(await readFieldError("GetStatement", { from: 1, to: 1.5 })).toEqual([-32600, "to"]);
    expect(await readFieldError("GetStatement", { from: 1, to: -1 })).toEqual([-32600, "to"]);
    for (const method of ["PerformTransaction", "CheckTransaction"]) {
      expect(await readFieldError(method, { id: 7 })).toEqual([-32600, "id"]);
    }
    expect(await readFieldError("CancelTransaction", { id: newId() })).toEqual([-32600, "reason"]);
    expect(await readFieldError("CancelTransaction", { id: newId(), reason: "5" })).toEqual([
      -32600,
      "reason",
    ]);
    expect(await readFieldError("CheckPerformTransaction", { account: order.account })).toEqual([
      -32600,
      "amount",
    ]);
    const amount = order.tiyin;
    const unstorable = ["a\0", "a\ud800"].flatMap((text) => [{ order_id: text }, { [text]: "7" }]);
    for (const account of [undefined, "7", [], { order_id: {} }, { order_id: null }, ...unstorable]) {
      expect(await readFieldError("CheckPerformTransaction", { amount, account })).toEqual([
        -32600,
        "account",
      ]);
    }
    const create = { id: newId(), time: Date.now(), amount, account: order.account };
    expect(await readFieldError("CreateTransaction", { ...create, id: "short" })).toEqual([-32600, "id"]);
    for (const time of [undefined, String(create.time), 0, -1, 1.5, 1e300]) {
      expect(await readFieldError("CreateTransaction", { ...create, time })).toEqual([-32600, "time"]);
    }
  });

  it("with an unknown method is -32601 and names it", async () => {
    for (const method of ["ChangePassword", "checkTransaction", "", "constructor", "__proto__", "toString"]) {
      expect(await code(JSON.stringify({ method, params: {}, id: 1 }))).toEqual([-32601, method, 1]);
    }
  });

  it("with a sum that only rounds to the right one is -31001", async () => {
    for (const amount of [
      `${order.tiyin}.0000000000000000001`,
      `${order.tiyin}.5`,
      `"${order.tiyin}"`,
      "true",
    ]) {
      const body = question("1").replace(`"amount":${order.tiyin}`, `"amount":${amount}`);
      expect(await code(body)).toEqual([-31001, "amount", 1]);
    }
  });
});

describe("HTTP of Payme's calls", () => {
  it.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s is -32300, with status 200", async (method) => {
    const body = method === "GET" ? undefined : "{broken";
    const { error, id } = await payme.raw({ method, body, type: "application/json" });
    expect([error?.code, id]).toEqual([-32300, null]);
  });

  it("is answered as JSON and never cached", async () => {
    const response = await fetch(`${payme.shop.commerce.base}/payments/payme?x=1`, {
      method: "POST",
      headers: { authorization: rightKey },
      body: question("1"),
    });
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ result: { allow: true }, id: 1 });
  });
});

describe("Payme's key", () => {
  const { PAYME_KEY } = gatewayEnv;

  it("is compared exactly", async () => {
    const almost = [
      basic("Paycom", PAYME_KEY.slice(0, -1)),
      basic("Paycom", `${PAYME_KEY} `),
      basic("", PAYME_KEY),
      basic("paycom", PAYME_KEY),
      basic("Paycom", PAYME_KEY.toUpperCase()),
      `${rightKey}=`,
      `${rightKey},`,
      rightKey.slice("Basic ".length),
      rightKey.replace("Basic", "Bearer"),
      `${rightKey} ${rightKey}`,
    ];
    for (const authorization of almost) {
      expect((await payme.raw({ body: question("1"), authorization })).error?.code).toBe(-32504);
    }
    const { result } = await payme.raw({
      body: question("1"),
      authorization: rightKey.replace("Basic", "bAsIc"),
    });
    expect(result).toEqual({ allow: true });
  });

  it("is checked before any lookup: a wrong one reveals nothing", async () => {
    for (const body of [question("1"), "{", "[]", '{"method":"No","params":{},"id":1}']) {
      expect((await payme.raw({ body, authorization: null })).error?.code).toBe(-32504);
    }
  });

  it("is neither logged nor stored", async () => {
    const id = newId();
    await payme.create(await createPayable(payme.shop), id, Date.now());
    await payme.raw({ body: question("1"), authorization: basic("Paycom", "a-wrong-but-private-key") });
    const { rows } = await payme.shop.db.query<{ text: string }>(
      "select string_agg(request::text || answer::text, ' ') as text from payment_event where gateway = 'payme'",
    );
    const secrets = [PAYME_KEY, rightKey.slice(6), "a-wrong-but-private-key", "authorization"];
    for (const secret of secrets) {
      expect(rows[0]?.text.toLowerCase()).not.toContain(secret.toLowerCase());
      expect(payme.shop.commerce.output().toLowerCase()).not.toContain(secret.toLowerCase());
    }
    expect(rows[0]?.text).toContain(id);
  });

  it("cannot fill the table of events when it is wrong", async () => {
    const count = async () => {
      const sql = "select count(*)::int as n from payment_event where gateway = 'payme' and call = 'refused'";
      return (await payme.shop.db.query<{ n: number }>(sql)).rows[0]?.n ?? 0;
    };
    const body = question("1");
    for (let n = 0; n < 50; n += 1) await payme.raw({ body, authorization: null });
    expect(await count()).toBeLessThan(5);
  });
});

describe("an internal failure at Payme's call", () => {
  it("is -32400 with status 200, changes nothing, and the repeat succeeds", async () => {
    const own = await createPayable(payme.shop);
    const [id, time] = [newId(), Date.now()];
    const { shop } = payme;
    const when = `new.external_id = '${id}'`;
    const failed = await whileRefused(
      shop.db,
      "insert on payment_attempt",
      () => payme.create(own, id, time),
      when,
    );
    expect(failed.error).toMatchObject({ code: -32400, data: null });
    expect((await payme.look(id)).error?.code).toBe(-31003);
    expect((await payme.create(own, id, time)).result).toMatchObject({ state: 1 });
    const stuck = await whileRefused(shop.db, "update on payment_attempt", () => payme.perform(id), when);
    expect(stuck.error?.code).toBe(-32400);
    expect((await payme.look(id)).result).toMatchObject({ state: 1, perform_time: 0 });
    expect((await payme.perform(id)).result).toMatchObject({ state: 2 });
  });
});
