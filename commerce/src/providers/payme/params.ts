import { isStorable } from "@bezak/contract/shared-schemas.ts";
import { isObject, type Params } from "./call.ts";
import { RefusedCall } from "./refusals.ts";

/** What a payment names: the order by its number, and a sum that is not validated yet. */
export interface Payable {
  number: string;
  /** tiyin when it is a number; a text for everything that is not an integer */
  amount: unknown;
  /** as Payme sent it */
  account: Record<string, string | number>;
}

/** The account field registered for the cash desk. */
export const ACCOUNT_FIELD = "order_id";

const ACCOUNT_FIELDS = 20;
const ACCOUNT_TEXT = 255;

/** @throws RefusedCall -32600 naming the field, -31050 for an account without an order */
export function readPayable({ amount, account }: Params): Payable {
  if (amount === undefined || amount === null) throw new RefusedCall(-32600, "amount");
  if (!isAccount(account)) throw new RefusedCall(-32600, "account");
  const number = account[ACCOUNT_FIELD];
  if (number === undefined) throw new RefusedCall(-31050, ACCOUNT_FIELD);
  return { number: String(number), amount, account };
}

/** @throws RefusedCall -32600 */
export function readId(id: unknown): string {
  if (typeof id !== "string") throw new RefusedCall(-32600, "id");
  return id;
}

/** Payme's ids have 24 characters; other ids cannot be ours. */
export const isTransactionId = (id: string) => /^[0-9A-Za-z]{24}$/.test(id);

/** Reads epoch milliseconds, or any other integer of the call. @throws RefusedCall -32600 */
export function readWhole(params: Params, name: string, least: number, most: number): number {
  const value = params[name];
  if (typeof value !== "number" || value < least || value > most) throw new RefusedCall(-32600, name);
  return value;
}

/** Accepts plain short values only: the account is stored and returned in statements. */
function isAccount(account: unknown): account is Payable["account"] {
  if (!isObject(account)) return false;
  const fields = Object.entries(account);
  return fields.length <= ACCOUNT_FIELDS && fields.flat().every(isShort);
}

function isShort(value: unknown): boolean {
  if (typeof value === "number") return true;
  return typeof value === "string" && value.length <= ACCOUNT_TEXT && isStorable(value);
}
