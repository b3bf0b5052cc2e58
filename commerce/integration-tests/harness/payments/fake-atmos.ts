import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Operation = "token" | "create" | "pre-apply" | "apply" | "otp-resend" | "get" | "reverse";

/** What happens to one call. `after`: it is carried out first. */
export type Fault =
  | { do: "drop" | "garbage" | "refuse-token"; after?: boolean }
  | { do: "status"; status: number; after?: boolean }
  | { do: "answer"; body: object; after?: boolean }
  | { do: "code"; code: string; description: string; after?: boolean }
  /** answers when `until` resolves */
  | { do: "wait"; until: Promise<unknown>; after?: boolean };

export interface Transaction {
  id: string;
  account: string;
  /** tiyin */
  amount: string;
  card: string | null;
  otp: string;
  confirmed: boolean;
  successId: string | null;
  reversed: boolean;
  /** accepts no more payments */
  closed: boolean;
  /** how often money was taken */
  debits: number;
}

interface Call {
  operation: Operation;
  body: Record<string, string>;
  text: string;
  authorization: string;
  /** with a token that it does not know (any more) */
  isUnknown?: boolean;
}

export const RIGHT_CODE = "4471902";
export const STORE = "9999";

export type FakeAtmos = Awaited<ReturnType<typeof openFakeAtmos>>;

let shared: Promise<FakeAtmos> | undefined;

/** One for the shared shops; lives until the run ends. */
export const sharedAtmos = (): Promise<FakeAtmos> => (shared ??= openFakeAtmos());

/** The test double of ATMOS, written from the protocol's notes only; shares no code with the shop. */
export async function openFakeAtmos() {
  const transactions = new Map<string, Transaction>();
  const calls: Call[] = [];
  const faults: { operation: Operation; fault: Fault }[] = [];
  const tokens = new Set<string>();
  let tokenSeconds = 3600;
  // above 2^53 and odd, so that a rounded id differs
  let next = 9_007_199_254_740_993n;

  const ok = { code: "OK", description: "Нет ошибок" };
  const no = (code: string, description: string) => ({
    result: { code: `STPIMS-ERR-${code}`, description },
  });

  const row = (one: Transaction, result: object = ok, own: object = {}) => ({
    result,
    store_transaction: {
      success_trans_id: one.successId,
      trans_id: one.id,
      account: one.account,
      amount: one.amount,
      confirmed: one.confirmed,
      status_code: one.reversed ? "-20" : one.confirmed ? "0" : null,
      status_message: one.confirmed ? "Success" : null,
      card_id: one.card && `${one.card.slice(0, 6)}******${one.card.slice(-4)}`,
      ...own,
    },
    ofd_url: one.confirmed ? `https://ofd.example/check?t=EP000000000001&r=${one.successId}&s=12345` : null,
  });

  const take = (one: Transaction) => {
    one.confirmed = true;
    one.debits += 1;
    one.successId ??= String((next += 2n));
  };

  const work: Record<
    Exclude<Operation, "token">,
    (body: Record<string, string>, one?: Transaction) => object
  > = {
    create: ({ account = "", amount = "" }) => {
      const id = String((next += 2n));
      const fresh = { id, account, amount, card: null, otp: RIGHT_CODE, confirmed: false, successId: null };
      transactions.set(id, { ...fresh, reversed: false, closed: false, debits: 0 });
      return { result: ok, transaction_id: id };
    },
    "pre-apply": ({ card_number = "", expiry = "" }, one) => {
      if (!one) return no("061", "Транзакция не найдена");
      if (!/^\d{4}$/.test(expiry)) return no("009", "Неверные параметры");
      if (card_number.endsWith("0023")) return no("067", "Карта заблокирована");
      if (card_number.endsWith("0064")) return no("067", "Срок действия карты истек");
      if (card_number.endsWith("0842")) return no("102", "Не удалось отправить СМС");
      one.card = card_number;
      return { result: ok, transaction_id: one.id, phone: "998901234567" };
    },
    apply: ({ otp = "" }, one) => {
      if (!one) return no("061", "Транзакция не найдена");
      if (one.confirmed || one.closed) return row(one, no("092", "Транзакция закрыта").result);
      if (otp !== one.otp) return no("098", `Неверный код ${otp}`);
      if (one.card?.endsWith("0031")) return no("057", "Недостаточно средств");
      take(one);
      return row(one);
    },
    "otp-resend": (_, one) => {
      if (!one) return no("061", "Транзакция не найдена");
      one.otp = "551904";
      return { result: ok };
    },
    get: (_, one) => {
      if (!one) return no("061", "Транзакция не найдена");
      return row(one, one.reversed || one.closed ? no("092", "Транзакция закрыта").result : ok);
    },
    reverse: ({ transaction_id }) => {
      const one = [...transactions.values()].find(({ successId }) => successId === transaction_id);
      if (!one) return no("061", "Транзакция не найдена");
      if (one.reversed) return row(one, no("092", "Транзакция закрыта").result);
      one.reversed = true;
      return row(one);
    },
  };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const operation = (req.url?.split("/").at(-1) ?? "") as Operation;
    const authorization = req.headers.authorization ?? "";
    const body = operation === "token" ? {} : asText(text);
    const call: Call = { operation, body, text, authorization };
    calls.push(call);
    const at = faults.findIndex((one) => one.operation === operation);
    const [planned] = at < 0 ? [] : faults.splice(at, 1);
    const fault = planned?.fault;
    const carryOut = () => (operation === "token" ? giveToken(authorization, text) : pay(operation, body));
    if (fault && !fault.after) return spoil(res, fault, carryOut);
    if (operation !== "token" && !tokens.has(authorization.replace("Bearer ", ""))) {
      call.isUnknown = true;
      return send(res, 401, {});
    }
    if (!fault) return send(res, 200, carryOut());
    const done = carryOut();
    return spoil(res, fault, () => done);
  }

  function giveToken(authorization: string, text: string): object {
    const key = Buffer.from("bezak:bezak-demo").toString("base64");
    if (authorization !== `Basic ${key}` || text !== "grant_type=client_credentials") return {};
    const access_token = `token-${calls.length}-${tokens.size}`;
    tokens.add(access_token);
    return { access_token, token_type: "Bearer", expires_in: tokenSeconds };
  }

  function pay(operation: Exclude<Operation, "token">, body: Record<string, string>): object {
    return (
      work[operation]?.(body, transactions.get(body.transaction_id ?? "")) ?? no("009", "Неизвестный вызов")
    );
  }

  async function spoil(res: ServerResponse, fault: Fault, carryOut: () => object): Promise<void> {
    if (fault.do === "drop") return void res.destroy();
    if (fault.do === "garbage") return void res.end("<html>502 Bad Gateway</html>");
    if (fault.do === "refuse-token") return send(res, 401, { fault: "invalid token" });
    if (fault.do === "status") return send(res, fault.status, {});
    if (fault.do === "answer") return send(res, 200, fault.body);
    if (fault.do === "code") {
      const { code, description } = fault;
      return send(res, 200, { result: { code, description } });
    }
    if (fault.do === "wait") await fault.until;
    return send(res, 200, carryOut());
  }

  const server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // lives until the run ends
  server.unref();
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    plan: (operation: Operation, fault: Fault) => void faults.push({ operation, fault }),
    unplan: () => void faults.splice(0),
    /** Number of calls with a known token. */
    count: (operation: Operation, account?: string) =>
      calls.filter((call) => {
        if (call.operation !== operation || call.isUnknown) return false;
        return !account || transactions.get(call.body.transaction_id ?? "")?.account === account;
      }).length,
    ofAccount: (account: string) => [...transactions.values()].filter((one) => one.account === account),
    /** Pays on ATMOS's own page. */
    take,
    forgetTokens: () => tokens.clear(),
    giveTokensFor: (seconds: number) => void (tokenSeconds = seconds),
    close: () => server.close(),
  };
}

function send(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { "content-type": "application/json" });
  // ids and amounts are numbers in the JSON
  res.end(
    JSON.stringify(body).replace(/"((?:\w+_)?(?:trans_id|transaction_id)|amount)":"(\d+)"/g, '"$1":$2'),
  );
}

/** The request with every number as its digits. */
function asText(text: string): Record<string, string> {
  return JSON.parse(text.replace(/:(\d+)(?=[,}])/g, ':"$1"')) as Record<string, string>;
}

/** ATMOS's callback before it takes money. */
export function toCallback(
  one: Pick<Transaction, "id" | "account" | "amount">,
  own: Record<string, string> = {},
) {
  const fields: Record<string, string> = {
    store_id: STORE,
    transaction_id: one.id,
    transaction_time: "2026-11-22 10:15:00",
    amount: one.amount,
    account: one.account,
    ...own,
  };
  const text = [fields.store_id, fields.transaction_id, fields.account ?? fields.invoice, fields.amount];
  const sign = createHash("md5")
    .update(`${text.join("")}bezak-demo-atmos-key`)
    .digest("hex");
  return { sign, ...fields };
}
