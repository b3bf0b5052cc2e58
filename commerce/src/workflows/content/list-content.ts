import type { AdministeredBannerQuery, AdministeredSectionQuery } from "@bezak/contract/content-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { followCursor, orderBy, type Placed, type RowOrder } from "../../shared/row-order.ts";
import {
  bannerColumns,
  sectionColumns,
  viewBanner,
  viewSection,
  type BannerRow,
  type BannerView,
  type SectionRow,
  type SectionView,
} from "./content-row.ts";

/** Texts in all languages. */
const texts = (column: string) =>
  `lower(concat_ws(' ', ${column}->>'ru', ${column}->>'uz', ${column}->>'en'))`;

const inOrder: RowOrder = { key: "rank", kind: "number", id: "id", direction: "asc" };

async function readPage<Row>(
  container: MedusaContainer,
  { columns, from, values }: { columns: string; from: string; values: readonly unknown[] },
  { page, limit, cursor }: { page: number; limit: number; cursor?: string },
): Promise<{ rows: Row[]; count: number; next: string | null }> {
  const part = followCursor(inOrder, "rank", cursor);
  const [rows, [counted]] = await Promise.all([
    readRows<Row & Placed>(
      container,
      `select ${columns}, ${part.column} ${from} and ${part.follows} ${part.by} limit ? offset ?`,
      [...values, ...part.values, limit, (page - 1) * limit],
    ),
    readRows<{ count: number }>(container, `select count(*)::int as count ${from}`, values),
  ]);
  return { rows, count: counted?.count ?? 0, next: part.next(rows, limit) };
}

interface Found {
  from: string;
  values: readonly unknown[];
}

export type BannerChoice = Pick<AdministeredBannerQuery, "q" | "position">;
export type SectionChoice = Pick<AdministeredSectionQuery, "q" | "type">;

/** Banners, shown or not, by words of title, subtitle and link. */
function findBanners({ q, position }: BannerChoice): Found {
  const sought = q?.toLowerCase() || null;
  const from = `from banner where deleted_at is null and (?::text is null or position = ?)
    and (?::text is null
      or strpos(concat_ws(' ', ${texts("title")}, ${texts("subtitle")}, lower(link)), ?) > 0)`;
  return { from, values: [position ?? null, position ?? null, sought, sought] };
}

/** Sections, shown or not, by words of the title. */
function findSections({ q, type }: SectionChoice): Found {
  const sought = q?.toLowerCase() || null;
  const from = `from section where deleted_at is null and (?::text is null or type = ?)
    and (?::text is null or strpos(${texts("title")}, ?) > 0)`;
  return { from, values: [type ?? null, type ?? null, sought, sought] };
}

/** A page of all banners in order. */
export async function listBanners(
  container: MedusaContainer,
  { q, position, ...range }: AdministeredBannerQuery,
): Promise<{ banners: BannerView[]; count: number; next: string | null }> {
  const found = findBanners({ q, position });
  const { rows, count, next } = await readPage<BannerRow>(
    container,
    { columns: bannerColumns, ...found },
    range,
  );
  return { banners: rows.map(viewBanner), count, next };
}

/** A page of all sections in order. */
export async function listSections(
  container: MedusaContainer,
  { q, type, ...range }: AdministeredSectionQuery,
): Promise<{ sections: SectionView[]; count: number; next: string | null }> {
  const found = findSections({ q, type });
  const { rows, count, next } = await readPage<SectionRow>(
    container,
    { columns: sectionColumns, ...found },
    range,
  );
  return { sections: rows.map(viewSection), count, next };
}

async function findIds(
  container: MedusaContainer,
  { from, values }: Found,
  limit: number,
): Promise<string[]> {
  const rows = await readRows<{ id: string }>(container, `select id ${from} ${orderBy(inOrder)} limit ?`, [
    ...values,
    limit,
  ]);
  return rows.map(({ id }) => id);
}

/** The ids of all that the list finds, in its order. */
export const findBannerIds = (container: MedusaContainer, choice: BannerChoice, limit: number) =>
  findIds(container, findBanners(choice), limit);

/** The ids of all that the list finds, in its order. */
export const findSectionIds = (container: MedusaContainer, choice: SectionChoice, limit: number) =>
  findIds(container, findSections(choice), limit);

const byIds = (table: "banner" | "section", columns: string) =>
  `select ${columns} from ${table} where deleted_at is null and id = any(?::text[])`;

/** Banners of these ids, in any sequence. */
export async function readBanners(container: MedusaContainer, ids: readonly string[]): Promise<BannerView[]> {
  const rows = await readRows<BannerRow>(container, byIds("banner", bannerColumns), [[...ids]]);
  return rows.map(viewBanner);
}

/** Sections of these ids, in any sequence. */
export async function readSections(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<SectionView[]> {
  const rows = await readRows<SectionRow>(container, byIds("section", sectionColumns), [[...ids]]);
  return rows.map(viewSection);
}
