import type { EntryView } from "../../../src/workflows/inbox/view-entries.ts";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import type { Buyer } from "../../harness/shop.ts";
import type { TellAction } from "./inside/tell.ts";

export interface Inbox {
  entries: EntryView[];
  count: number;
}

/** The calls of the inbox, as the front door makes them, and news told inside the shop. */
export function inboxCalls(commerce: CommerceProcess) {
  const read = <T>(path: string, buyer?: Buyer) =>
    commerce.call<T>("GET", `/customer/inbox${path}`, { token: buyer?.token });
  const write = <T>(path: string, buyer: Buyer | undefined, body?: unknown) =>
    commerce.call<T>("POST", `/customer/inbox${path}`, { token: buyer?.token, body });
  return {
    read,
    write,
    entries: async (buyer: Buyer, query = "") =>
      (await read<Inbox>(`?limit=100${query}`, buyer).then(({ body }) => body)).entries,
    stats: async (buyer: Buyer) => (await read<Record<string, number>>("/stats", buyer)).body,
    change: (buyer: Buyer | undefined, id: string, change: string, language?: string) =>
      write<{ entry: EntryView | null; code?: string }>(`/entries/${id}`, buyer, { change, language }),
    tell: (action: TellAction) => commerce.run<string[]>("../../http/inbox/inside/tell.ts", action),
  };
}
