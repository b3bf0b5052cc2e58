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
import { noCrops, type BannerCrops, type ContentTable, type StoredParts } from "./content-parts.ts";

/** Content that is not published yet, as it is stored. */
export interface StoredDraft {
  content: StoredParts;
  savedAt: string;
  authorId: string;
  /** it was to be published by itself, and could not be */
  refused: boolean;
}

interface Edited {
  version: string;
  draft: StoredDraft | null;
  publish_at: Date | null;
  draft_author: string | null;
}

/** A draft as it is sent. */
interface DraftView extends Omit<StoredDraft, "authorId"> {
  author: string | null;
  publishAt: Date | null;
}

interface EditedView {
  draft: DraftView | null;
  version: string;
}

export type BannerRow = Parameters<typeof toBanner>[0] & Edited & { crops: BannerCrops | null };
export type SectionRow = Parameters<typeof toSection>[0] & Edited;
export type BannerView = StoredBanner & EditedView & { crops: BannerCrops };
export type SectionView = StoredSection & EditedView;

export interface ContentViews {
  banner: BannerView;
  section: SectionView;
}

const columnsOf = (table: ContentTable, own: string) =>
  `id, title, ${own}, rank, active, starts_at, ends_at, draft, publish_at, ${versionColumn},
   (select email from "user" u where u.id = ${table}.draft->>'authorId' and u.deleted_at is null) as draft_author`;
export const bannerColumns = columnsOf(
  "banner",
  "subtitle, image_desktop, image_mobile, crops, link, position",
);
export const sectionColumns = columnsOf("section", "type, source");

function viewEdited({ draft, draft_author: author, publish_at: publishAt, version }: Edited): EditedView {
  if (!draft) return { draft: null, version };
  const { content, savedAt, refused } = draft;
  return { draft: { content, savedAt, author, publishAt, refused }, version };
}

export const viewBanner = (row: BannerRow): BannerView => ({
  ...toBanner(row),
  crops: row.crops ?? noCrops,
  ...viewEdited(row),
});
export const viewSection = (row: SectionRow): SectionView => ({ ...toSection(row), ...viewEdited(row) });

export type ContentView = ContentViews[ContentTable];

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
