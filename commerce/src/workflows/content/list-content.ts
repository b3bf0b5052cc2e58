import type { AdministeredBannerQuery, AdministeredSectionQuery } from "@bezak/contract/content-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
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

async function readPage<Row>(
  container: MedusaContainer,
  { columns, from, values }: { columns: string; from: string; values: readonly unknown[] },
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: Row[]; count: number }> {
  const [rows, [counted]] = await Promise.all([
    readRows<Row>(container, `select ${columns} ${from} order by rank, id limit ? offset ?`, [
      ...values,
      limit,
      (page - 1) * limit,
    ]),
    readRows<{ count: number }>(container, `select count(*)::int as count ${from}`, values),
  ]);
  return { rows, count: counted?.count ?? 0 };
}

/** A page of all banners in order, shown or not, searched by title, subtitle and link. */
export async function listBanners(
  container: MedusaContainer,
  { q, position, ...range }: AdministeredBannerQuery,
): Promise<{ banners: BannerView[]; count: number }> {
  const sought = q?.toLowerCase() || null;
  const from = `from banner where deleted_at is null and (?::text is null or position = ?)
    and (?::text is null
      or strpos(concat_ws(' ', ${texts("title")}, ${texts("subtitle")}, lower(link)), ?) > 0)`;
  const values = [position ?? null, position ?? null, sought, sought];
  const { rows, count } = await readPage<BannerRow>(
    container,
    { columns: bannerColumns, from, values },
    range,
  );
  return { banners: rows.map(viewBanner), count };
}

/** A page of all sections in order, shown or not, searched by title. */
export async function listSections(
  container: MedusaContainer,
  { q, type, ...range }: AdministeredSectionQuery,
): Promise<{ sections: SectionView[]; count: number }> {
  const sought = q?.toLowerCase() || null;
  const from = `from section where deleted_at is null and (?::text is null or type = ?)
    and (?::text is null or strpos(${texts("title")}, ?) > 0)`;
  const values = [type ?? null, type ?? null, sought, sought];
  const { rows, count } = await readPage<SectionRow>(
    container,
    { columns: sectionColumns, from, values },
    range,
  );
  return { sections: rows.map(viewSection), count };
}
