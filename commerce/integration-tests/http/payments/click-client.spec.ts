import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Attempt } from "../../../src/modules/payment-ledger/ledger.ts";
import type { GatewayReversal } from "../../../src/modules/payment-ledger/gateway-reversal.ts";
import { clickMerchantApi, type ClickMerchantApi } from "../../../src/providers/click/merchant-api.ts";
import { clickOptions } from "../../../src/providers/click/options.ts";
import { clickReversal } from "../../../src/providers/click/reversal.ts";
import { gatewayEnv } from "../../harness/gateway-settings.ts";
import { fakeClick, isAuthorized, type Behaviour } from "../../harness/payments/fake-click.ts";

/** Above 2^53 and odd, so that a rounded id differs. */
const PAYDOC = "9007199254740993";
const ok = (more = ""): Behaviour => ({ text: `{"error_code":0,"error_note":"Success"${more}}` });
const refused: Behaviour = { text: '{"error_code":-16,"error_note":"Payment not found"}', status: 404 };

let server: Awaited<ReturnType<typeof fakeClick>>;
let api: ClickMerchantApi;
let reversal: GatewayReversal;

beforeAll(async () => {
  server = await fakeClick();
  const options = clickOptions({ ...gatewayEnv, CLICK_API_URL: server.url, CLICK_TIMEOUT_MS: "300" });
  if (!options) throw new Error("Click is not set up");
  [api, reversal] = [clickMerchantApi(options), clickReversal(options)];
});

afterAll(() => server?.close());

const calls = () =>
  server.received.map(({ method, path }) => `${method} ${path.replace("/v2/merchant", "")}`);

describe("the client of Click's API", () => {
  it("sends its header and reads ids without rounding", async () => {
    server.answers(() => ok(`,"payment_id":${PAYDOC},"payment_status":2`));
    expect(await api.paymentStatus(PAYDOC)).toEqual({ kind: "ok", paydocId: PAYDOC, status: 2 });
    // 23:30 UTC is the next day in Tashkent
    const paidAt = new Date("2026-01-31T23:30:00Z");
    expect(await api.statusByOrder("1234567890", paidAt)).toEqual({ kind: "ok", paydocId: PAYDOC });
    expect(await api.reverse(PAYDOC)).toEqual({ kind: "ok" });
    expect(calls()).toEqual([
      `GET /payment/status/12345/${PAYDOC}`,
      "GET /payment/status_by_mti/12345/1234567890/2026-02-01",
      `DELETE /payment/reversal/12345/${PAYDOC}`,
    ]);
    expect(server.received.every(isAuthorized)).toBe(true);
  });

  it("distinguishes a refusal from silence", async () => {
    const classify = async (behaviour: Behaviour) => {
      server.answers(() => behaviour);
      const { kind } = await api.reverse(PAYDOC);
      expect(server.received).toHaveLength(1);
      return kind;
    };
    expect(await classify({ text: '{"error_code":-1,"error_note":"No"}' })).toBe("refused");
    expect(await classify({ text: '{"error_code":-1,"error_note":"No"}', status: 401 })).toBe("refused");
    expect(await classify(refused)).toBe("refused");
    const silences: Behaviour[] = [
      "silent",
      "drop",
      { text: '{"error_code":-1,"error_note":"ill"}', status: 500 },
      { text: '{"error_code":0}', status: 502 },
      { text: "<html>404</html>", status: 404 },
      { text: "" },
      { text: "[]" },
      { text: "{}" },
      { text: '{"error_code":"0"}' },
      { text: '{"error_code":0}', status: 302 },
    ];
    const kinds = [];
    for (const behaviour of silences) kinds.push(await classify(behaviour));
    // an answer in another shape than Click's is no answer; one whose code is no number is no success
    expect(kinds).toEqual([...silences.map(() => "silent")].with(8, "refused"));
  });

  it("ignores the status of another payment and one without a number", async () => {
    for (const more of [',"payment_id":1,"payment_status":2', `,"payment_id":${PAYDOC}`, ""]) {
      server.answers(() => ok(more));
      expect(await api.paymentStatus(PAYDOC)).toMatchObject({ kind: "silent" });
    }
  });

  it("does not reveal its key in any failure", async () => {
    const answers = [];
    for (const behaviour of ["silent", "drop", refused] as const) {
      server.answers(() => behaviour);
      answers.push(await api.paymentStatus(PAYDOC));
    }
    const { auth = "" } = server.received[0] ?? {};
    for (const secret of [gatewayEnv.CLICK_SECRET_KEY, auth, auth.split(":")[1] ?? "x"]) {
      expect(JSON.stringify(answers)).not.toContain(secret);
    }
  });
});

describe("a reversal by Click", () => {
  const attempt = { data: { paydocId: PAYDOC } } as unknown as Attempt;
  const status = (number: number) => ok(`,"payment_id":${PAYDOC},"payment_status":${number}`);

  it("is done, refused with Click's reason, or unanswered", async () => {
    server.answers(() => ok(`,"payment_id":${PAYDOC}`));
    expect(await reversal.reverse(attempt)).toEqual({ kind: "done" });
    expect(calls()).toEqual([`DELETE /payment/reversal/12345/${PAYDOC}`]);
    server.answers(({ method }) =>
      method === "DELETE" ? { text: '{"error_code":-5,"error_note":"Month is closed"}' } : status(2),
    );
    expect(await reversal.reverse(attempt)).toEqual({ kind: "refused", why: "-5 Month is closed" });
    server.answers(() => "drop");
    expect(await reversal.reverse(attempt)).toEqual({ kind: "silent" });
    expect(server.received).toHaveLength(1);
  });

  it("that is refused because it was done before is done", async () => {
    server.answers(({ method }) => (method === "DELETE" ? refused : status(-99)));
    expect(await reversal.reverse(attempt)).toEqual({ kind: "done" });
  });

  it("is looked up by the payment's status, which is unknown for unclear answers", async () => {
    const found = [];
    for (const behaviour of [
      status(2),
      status(-99),
      status(-1),
      status(0),
      status(1),
      refused,
      "drop",
    ] as const) {
      server.answers(() => behaviour);
      found.push(await reversal.find(attempt));
    }
    expect(found).toEqual(["paid", "returned", "returned", "unknown", "unknown", "unknown", "unknown"]);
    expect(await reversal.find({ data: {} } as unknown as Attempt)).toBe("unknown");
    expect(await reversal.reverse({ data: {} } as unknown as Attempt)).toMatchObject({ kind: "refused" });
  });
});
