import type { MedusaContainer } from "@medusajs/framework/types";
import {
  cachedContent,
  toBanner,
  toSection,
  type StoredBanner,
  type StoredSection,
} from "../../content/cached-content.ts";
import { versionColumn } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { inTransaction, type Sql } from "../users/sql.ts";

type Versioned = { version: string };
export type BannerRow = Parameters<typeof toBanner>[0] & Versioned;
export type SectionRow = Parameters<typeof toSection>[0] & Versioned;
export type BannerView = StoredBanner & Versioned;
export type SectionView = StoredSection & Versioned;

const schedule = `rank, active, starts_at, ends_at, ${versionColumn}`;
export const bannerColumns = `id, title, subtitle, image_desktop, image_mobile, link, position, ${schedule}`;
export const sectionColumns = `id, type, title, source, ${schedule}`;

export const viewBanner = (row: BannerRow): BannerView => ({ ...toBanner(row), version: row.version });
export const viewSection = (row: SectionRow): SectionView => ({ ...toSection(row), version: row.version });

/** Changes content in a transaction; this process shows the result at once, others after their cache has expired. */
export async function changeContent<T>(
  container: MedusaContainer,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(container, work);
  } finally {
    // also after a failure: the transaction may have been committed
    cachedContent.forget();
  }
}

/** @throws ShopError 404 banner_not_found */
export async function lockBanner(sql: Sql, id: string): Promise<BannerView> {
  const [row] = await sql<BannerRow>(
    `select ${bannerColumns} from banner where id = ? and deleted_at is null for update`,
    [id],
  );
  if (!row) throw new ShopError(404, "banner_not_found", "There is no such banner");
  return viewBanner(row);
}

/** @throws ShopError 404 section_not_found */
export async function lockSection(sql: Sql, id: string): Promise<SectionView> {
  const [row] = await sql<SectionRow>(
    `select ${sectionColumns} from section where id = ? and deleted_at is null for update`,
    [id],
  );
  if (!row) throw new ShopError(404, "section_not_found", "There is no such section");
  return viewSection(row);
}
