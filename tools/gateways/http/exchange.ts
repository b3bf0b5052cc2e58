import type { Reply } from "./ask.ts";

/** One call to the shop with its reply, for the pages and the checks. Contains no key and no signature. */
export interface Exchange {
  /** such as "CreateTransaction" or "Prepare" */
  name: string;
  request: string;
  reply: Reply;
}

export function describeReply(reply: Reply): string {
  if (reply.kind === "lost") return "(reply lost on its way)";
  if (reply.kind === "unreachable") return `(shop not reached: ${reply.reason})`;
  return `HTTP ${reply.status} ${reply.text.slice(0, 2_000)}`;
}
