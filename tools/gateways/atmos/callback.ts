import { createHash } from "node:crypto";
import { ask } from "../http/ask.ts";
import type { Exchange } from "../http/exchange.ts";
import type { GatewaySettings } from "../settings.ts";
import type { AtmosTransaction } from "./transactions.ts";

/** Fields of the callback as text, exactly as they are signed and sent. The amount is in tiyin. */
export interface CallbackFields {
  store_id: string;
  transaction_id: number;
  /** YYYY-MM-DD HH:mm:ss, Tashkent */
  transaction_time: string;
  amount: number;
  account: string;
}

export function callbackSign(fields: CallbackFields, apiKey: string): string {
  const { store_id, transaction_id, account, amount } = fields;
  return createHash("md5").update(`${store_id}${transaction_id}${account}${amount}${apiKey}`).digest("hex");
}

export function callbackFields(
  { id, amount, account, createdAt }: Pick<AtmosTransaction, "id" | "amount" | "account" | "createdAt">,
  { atmos }: GatewaySettings,
): CallbackFields {
  const time = new Date(createdAt + 5 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
  return { store_id: atmos.storeId, transaction_id: id, transaction_time: time, amount, account };
}

/** Asks the shop whether a payment may be confirmed. */
export async function askShop(
  settings: GatewaySettings,
  fields: CallbackFields,
  { lose, sign }: { lose?: boolean; sign?: string } = {},
): Promise<Exchange> {
  const signed = { ...fields, sign: sign ?? callbackSign(fields, settings.atmos.apiKey) };
  const reply = await ask({
    url: `${settings.shop}/payments/uzcard/callback`,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(signed),
    lose,
  });
  return { name: "callback", request: JSON.stringify(fields), reply };
}

/** The shop's answer: 1 yes, 0 no; null when it violates the protocol. */
export function readCallbackReply({ reply }: Exchange): { status: 0 | 1; message: string } | null {
  if (reply.kind !== "answer" || reply.status !== 200) return null;
  try {
    const { status, message } = JSON.parse(reply.text) as { status?: unknown; message?: unknown };
    if (status !== 0 && status !== 1) return null;
    return { status, message: typeof message === "string" ? message : "" };
  } catch {
    return null;
  }
}
