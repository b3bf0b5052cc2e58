import type { Language } from "@bezak/contract/languages.ts";
import type { Notification } from "@bezak/contract/notifications.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { getLink, namedIn, type Happened } from "../../inbox/inbox-event.ts";
import type { Words } from "../../inbox/texts/wording.ts";
import { unknownEvent, describeEvent } from "../../inbox/describe-event.ts";
import type { EntryRow } from "../../modules/inbox/service.ts";
import { viewRows } from "../../shared/view-rows.ts";
import { readNames, type KnownNames } from "./read-names.ts";

/** The texts of an event and its link; a mail quotes less of what people typed than the inbox does. */
export function toTexts(
  happened: Happened,
  language: Language,
  known: KnownNames,
  say: typeof describeEvent = describeEvent,
): Words & { link: string | null } {
  const { productId = "", sellerId = "" } = namedIn(happened);
  const names = { product: known.products.get(productId)?.name, seller: known.sellers.get(sellerId) };
  return {
    ...say(happened, language, names),
    link: getLink(happened, (id) => known.products.get(id)?.slug),
  };
}

/** In the reader's language and in the same order. */
export async function viewEntries(
  container: MedusaContainer,
  rows: readonly EntryRow[],
  language: Language,
): Promise<Notification[]> {
  // Only `notify` writes these rows, and it accepts no event without its data.
  const happened = rows.map((row) => row as unknown as Happened);
  const known = await readNames(
    container,
    happened.filter(({ data }) => typeof data === "object" && data !== null),
  );
  const toNotification = (row: EntryRow, words: Words & { link: string | null }): Notification => ({
    id: row.id,
    type: row.type,
    ...words,
    read: row.read_at !== null,
    archived: row.archived_at !== null,
    createdAt: new Date(row.happened_at).toISOString(),
  });
  return viewRows(container, rows, {
    name: "notification",
    idOf: ({ id }) => id,
    view: (row) => toNotification(row, toTexts(row as unknown as Happened, language, known)),
    // for example an event of another version
    plain: (row) => toNotification(row, { ...unknownEvent(language), link: null }),
  });
}
