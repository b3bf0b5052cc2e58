import { maskLogText } from "@bezak/contract/mask-log-text.ts";

const MOST_LETTERS = 500;

/** Sessions, signatures, hashes and keys: longer than any id of the shop. */
const TOKEN = /[\w-]{40,}/g;

/** The message of an error for a span, without cards, e-mail addresses, phone numbers and tokens. */
export function describeFailure(error: unknown): string {
  const { message } = error as { message?: unknown };
  const text = typeof message === "string" ? message : String(error);
  return maskLogText(text).replace(TOKEN, "…").slice(0, MOST_LETTERS);
}
