import { must } from "../checklist.ts";
import type { Exchange } from "../http/exchange.ts";
import type { CallPayme } from "./caller.ts";
import { readReply } from "./read-reply.ts";

export interface PaymeOrder {
  account: Record<string, string>;
  /** in tiyin */
  amount: number;
}

/** The result of a call. @throws Mismatch when it is an error */
export function getResult(exchange: Exchange): Record<string, unknown> {
  const reply = readReply(exchange);
  if (reply.kind === "result") return reply.result;
  must(false, `${exchange.name}: ${reply.kind === "error" ? `error ${reply.code}` : reply.why}`);
}

/** @throws Mismatch unless the reply is an error with one of the codes */
export function mustRefuse(exchange: Exchange, isRight: (code: number) => boolean, wanted: string): void {
  const reply = readReply(exchange);
  const got = reply.kind === "error" ? String(reply.code) : reply.kind === "result" ? "a result" : reply.why;
  must(reply.kind === "error" && isRight(reply.code), `${exchange.name}: ${got} in place of ${wanted}`);
}

export const isAccountError = (code: number): boolean => code <= -31050 && code >= -31099;

/** @throws Mismatch unless the fields are exactly these, and of the same kind */
export function mustBe(result: Record<string, unknown>, wanted: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(wanted)) {
    const [got, want] = [JSON.stringify(result[name]), JSON.stringify(value)];
    must(got === want, `${name} is ${got} and not ${want}`);
  }
}

/** Gives a time. @throws Mismatch unless it is a 13-digit time in milliseconds */
export function mustBeTime(result: Record<string, unknown>, name: string): number {
  const time = result[name];
  must(
    typeof time === "number" && Number.isInteger(time) && String(time).length === 13,
    `${name} is ${JSON.stringify(time)} and not a 13-digit time`,
  );
  return time;
}

/** Sends the same request twice, as the sandbox does. @throws Mismatch unless the replies are identical to the byte. */
export async function twice(call: CallPayme, method: string, params: object): Promise<Exchange> {
  const id = Math.trunc(Math.random() * 1e9);
  const first = await call(method, params, { id });
  getResult(first);
  const second = await call(method, params, { id });
  const texts = [first, second].map(({ reply }) => (reply.kind === "answer" ? reply.text : reply.kind));
  must(texts[0] === texts[1], `${method}: the second reply differs: ${texts[0]} then ${texts[1]}`);
  return first;
}
