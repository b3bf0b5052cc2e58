import type { MedusaContainer } from "@medusajs/framework/types";
import { linkOf, namedIn, type Happened } from "../../inbox/inbox-event.ts";
import type { Words } from "../../inbox/texts/wording.ts";
import { unknownEvent, wordsOf } from "../../inbox/words-of.ts";
import type { EntryRow } from "../../modules/inbox/service.ts";
import { viewRows } from "../../shared/view-rows.ts";
import type { Language } from "../../text/format-sum.ts";
import { readNames, type KnownNames } from "./read-names.ts";

/** An entry in words. */
export type EntryView = Words & {
  id: string;
  type: string;
  /** a path of the shop without a language */
  link: string | null;
  readAt: string | null;
  archivedAt: string | null;
  happenedAt: string;
};

/** An event in words, and where it leads; a mail says less of what people typed than the inbox. */
export function inWords(
  happened: Happened,
  language: Language,
  known: KnownNames,
  say: typeof wordsOf = wordsOf,
): Words & { link: string | null } {
  const { productId = "", sellerId = "" } = namedIn(happened);
  const names = { product: known.products.get(productId)?.name, seller: known.sellers.get(sellerId) };
  return {
    ...say(happened, language, names),
    link: linkOf(happened, (id) => known.products.get(id)?.slug),
  };
}

/** Entries in the reader's language, in their order. */
export async function viewEntries(
  container: MedusaContainer,
  rows: readonly EntryRow[],
  language: Language,
): Promise<EntryView[]> {
  // Rows are written by `notify` alone, which takes no event without its data.
  const happened = rows.map((row) => row as unknown as Happened);
  const known = await readNames(
    container,
    happened.filter(({ data }) => typeof data === "object" && data !== null),
  );
  const time = (date: Date | null) => (date === null ? null : new Date(date).toISOString());
  const entryOf = (row: EntryRow, words: Words & { link: string | null }) => ({
    ...{ id: row.id, type: row.type },
    ...words,
    readAt: time(row.read_at),
    archivedAt: time(row.archived_at),
    happenedAt: new Date(row.happened_at).toISOString(),
  });
  return viewRows(container, rows, {
    name: "notification",
    idOf: ({ id }) => id,
    view: (row) => entryOf(row, inWords(row as unknown as Happened, language, known)),
    // an event of another version of the shop, say
    plain: (row) => entryOf(row, { ...unknownEvent(language), link: null }),
  });
}
