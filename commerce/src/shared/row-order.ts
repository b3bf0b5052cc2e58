import type { TimeSort } from "@bezak/contract/administered-sorts.ts";
import { isStorable } from "@bezak/contract/shared-schemas.ts";
import { z } from "@medusajs/framework/zod";
import { ShopError } from "../shop-error.ts";
import { toMicroseconds } from "./row-version.ts";

/** How the rows of a list follow one another: by a key, and by their ids where keys are equal, in one direction. */
export interface RowOrder {
  /** column or expression, never null */
  key: string;
  kind: keyof typeof kinds;
  /** column that decides between equal keys, and is unique among them */
  id: string;
  /** of the id; `text` by default */
  idKind?: "number";
  direction: "asc" | "desc";
}

/** A key as text that loses nothing, and a value of the key from it. */
const kinds = {
  time: {
    toText: (key: string) => `${toMicroseconds(key)}::text`,
    value: "timestamptz 'epoch' + ?::bigint * interval '1 microsecond'",
    // 17 digits reach the year 5138
    isText: (text: string) => /^-?\d{1,17}$/.test(text),
  },
  number: {
    toText: (key: string) => `(${key})::numeric::text`,
    value: "?::numeric",
    isText: (text: string) => /^-?\d{1,30}(\.\d{1,30})?$/.test(text),
  },
  /** columns of whole numbers, whose indexes a number with decimals would not use */
  integer: {
    toText: (key: string) => `${key}::text`,
    value: "?::bigint",
    isText: (text: string) => /^-?\d{1,18}$/.test(text),
  },
  text: { toText: (key: string) => key, value: "?::text", isText: isStorable },
} as const;

/** Rows of this alias by the time when they were created. */
export const byCreation = (alias: string, sort: TimeSort): RowOrder => ({
  key: `${alias}.created_at`,
  kind: "time",
  id: `${alias}.id`,
  direction: sort === "newest" ? "desc" : "asc",
});

export const orderBy = ({ key, id, direction }: RowOrder): string =>
  `order by ${key} ${direction}, ${id} ${direction}`;

/** Fields of a row that `cursorColumn` adds to. */
export interface Placed {
  cursor_key: string;
  cursor_id: string;
}

/** The row without what `column` has added. */
export function unplaced<Row>({
  cursor_key: _key,
  cursor_id: _id,
  ...row
}: Row & Placed): Omit<Row, keyof Placed> {
  return row;
}

const Cursor = z.tuple([z.string(), z.string(), z.string().refine(isStorable)]);

const refused = () =>
  new ShopError(400, "invalid_query", "The cursor is not of this list", { fields: { cursor: "invalid" } });

function parse(cursor: string): z.output<typeof Cursor> {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
  } catch {
    throw refused();
  }
}

/**
 * The part of a list that follows the row of a cursor, or all of it: `follows`, a condition with its `values`, and `column`,
 * which the page has to select. A cursor holds its row's key, so a row that is changed or deleted meanwhile moves nothing.
 * `sort` is the name of the order: a cursor is valid in its own only.
 * @throws ShopError 400 invalid_query for a cursor of another order
 */
export function followCursor(order: RowOrder, sort: string, cursor: string | undefined) {
  const { key, kind, id, idKind = "text", direction } = order;
  const [ofKey, ofId] = [kinds[kind], kinds[idKind]];
  const [follows, values] = cursor === undefined ? ["true", []] : startAfter(cursor);

  function startAfter(text: string): [string, string[]] {
    const [name, at, row] = parse(text);
    if (name !== sort || !ofKey.isText(at) || !ofId.isText(row)) throw refused();
    return [`(${key}, ${id}) ${direction === "asc" ? ">" : "<"} (${ofKey.value}, ${ofId.value})`, [at, row]];
  }

  return {
    follows,
    values,
    column: `${ofKey.toText(key)} as cursor_key, ${ofId.toText(id)} as cursor_id`,
    by: orderBy(order),
    /** The cursor of the page after these rows; null when they are the last ones. */
    next(rows: readonly Placed[], limit: number): string | null {
      const last = rows.at(-1);
      if (!last || rows.length < limit) return null;
      return Buffer.from(JSON.stringify([sort, last.cursor_key, last.cursor_id])).toString("base64url");
    },
  };
}
