import { isLanguage } from "@bezak/contract/languages.ts";
import type { ModerationItem, ModerationQuery } from "@bezak/contract/moderation.ts";
import type { ModerationKind } from "@bezak/contract/moderation-rules.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { readOpened } from "../opened-item/opened-items.ts";
import { readSeenReviews } from "../review/seen-reviews.ts";
import { countItems, selectItem, selectItems, type PageOfItems } from "./item-sources.ts";
import { readPermittedKinds } from "./permitted-kinds.ts";
import { readSubjects } from "./read-subjects.ts";

/** Counting more would take longer than it is worth. */
const MOST_COUNTED = 1000;

interface ItemRow {
  kind: ModerationKind;
  id: string;
  /** microseconds */
  since: string;
  time: Date;
  version: string;
  title: string;
  text: string;
  person: string | null;
  language: string | null;
  shop_id: string | null;
  shop_name: string | null;
}

const joinSql = (parts: readonly [sql: string, values: unknown[]][], by: string) =>
  parts.map(([sql]) => sql).join(by);

async function view(
  container: MedusaContainer,
  rows: readonly ItemRow[],
  adminId: string,
): Promise<ModerationItem[]> {
  const seen = await readSeenReviews(container, adminId);
  const [subjects, opened] = await Promise.all([
    readSubjects(container, rows, seen),
    rows.length > 0 ? readOpened(container, adminId) : [],
  ]);
  const publicName = ({ id }: ItemRow) => subjects.reviews.get(id)?.author.name ?? "";
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    version: row.version,
    createdAt: new Date(row.time).toISOString(),
    title: row.title,
    text: row.text,
    person:
      row.person === null
        ? null
        : {
            name: seen.hidesAuthors ? publicName(row) : row.person,
            language: isLanguage(row.language) ? row.language : "ru",
          },
    shop: row.shop_id ? { id: row.shop_id, name: row.shop_name ?? "" } : null,
    openedBy: opened.filter(({ id }) => id === row.id),
    review: subjects.reviews.get(row.id) ?? null,
    application: subjects.applications.get(row.id) ?? null,
    message: subjects.messages.get(row.id) ?? null,
    product: subjects.products.get(row.id) ?? null,
  }));
}

type Counts = Partial<Record<ModerationKind, number>>;

async function readCounts(
  container: MedusaContainer,
  kinds: readonly ModerationKind[],
  words: string | null,
): Promise<Counts> {
  const counted = kinds.map((kind) => countItems(kind, { words, most: MOST_COUNTED }));
  const [counts = {}] = await readRows<Counts>(
    container,
    `select ${joinSql(counted, ", ")}`,
    counted.flatMap(([, values]) => values),
  );
  return counts;
}

async function readPage(
  container: MedusaContainer,
  kinds: readonly ModerationKind[],
  page: PageOfItems,
): Promise<ItemRow[]> {
  if (kinds.length === 0) return [];
  const pages = kinds.map((kind) => selectItems(kind, page));
  return readRows(
    container,
    `select * from (${joinSql(pages, " union all ")}) item order by since, id limit ?`,
    [...pages.flatMap(([, values]) => values), page.limit],
  );
}

/** A page of what waits for administrators of this rank, the oldest first, with the number of each kind that they may decide. */
export async function listItems(
  container: MedusaContainer,
  adminId: string,
  { kind, q, after, limit }: ModerationQuery,
): Promise<{
  items: ModerationItem[];
  next: string | null;
  counts: Counts;
}> {
  const words = q?.toLowerCase() || null;
  const [since = "0", id = ""] = after?.split(/\.(.*)/s) ?? [];
  const permitted = await readPermittedKinds(container, adminId);
  if (permitted.length === 0) return { items: [], next: null, counts: {} };
  const kinds = permitted.filter((one) => kind === undefined || one === kind);
  const counting = readCounts(container, permitted, words);
  // a search reads all that waits: only kinds that have the words are read again
  const found = words === null ? null : await counting;
  const [rows, counts] = await Promise.all([
    readPage(
      container,
      kinds.filter((one) => found === null || (found[one] ?? 0) > 0),
      { words, after: { since, id }, limit: limit + 1 },
    ),
    counting,
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await view(container, shown, adminId),
    next: last && rows.length > limit ? `${last.since}.${last.id}` : null,
    counts,
  };
}

/** What deciding needs of an item, if it waits: its version, and the language in which its person reads a reason. */
export async function readWaiting(
  container: MedusaContainer,
  { kind, id }: { kind: ModerationKind; id: string },
): Promise<{ version: string; language: string } | null> {
  const [row] = await readRows<ItemRow>(container, selectItem(kind), [id]);
  return row ? { version: row.version, language: row.language ?? "ru" } : null;
}

/** One item, if it waits. */
export async function readItem(
  container: MedusaContainer,
  adminId: string,
  { kind, id }: { kind: ModerationKind; id: string },
): Promise<ModerationItem | null> {
  const rows = await readRows<ItemRow>(container, selectItem(kind), [id]);
  const [item = null] = await view(container, rows, adminId);
  return item;
}
