import { isDeepStrictEqual } from "node:util";
import type { BannerDraftChange, SectionDraftChange } from "@bezak/contract/content-versions.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { refuseStale, renewVersion } from "../../shared/row-version.ts";
import type { Sql } from "../users/sql.ts";
import { claimPictures } from "./banner-pictures.ts";
import {
  getDraftParts,
  getParts,
  toStoredParts,
  type ContentParts,
  type ContentTable,
} from "./content-parts.ts";
import {
  changeContent,
  lockBanner,
  lockSection,
  type BannerView,
  type ContentView,
  type ContentViews,
  type SectionView,
  type StoredDraft,
} from "./content-row.ts";
import { applyBannerChange } from "./save-banner.ts";
import { changeSectionParts } from "./save-section.ts";
import { findTable, lockContent, tables } from "./write-content.ts";
import { checkTimes, refusedFields, toTime } from "./written-content.ts";

interface DraftRequest<Change> {
  id: string;
  adminId: string;
  change: Change;
}

/** The draft, or what is published if there is none. */
const getDrafted = <Table extends ContentTable>(table: Table, view: ContentViews[Table]) =>
  getDraftParts<Table>(view) ?? getParts[table](view as unknown as ContentParts[Table]);

/** Replaces the draft of a locked row; what is published already is no draft. */
async function storeDraft<Table extends ContentTable>(
  sql: Sql,
  table: Table,
  draft: {
    before: ContentViews[Table];
    after: ContentParts[Table];
    /** undefined: unchanged */
    publishAt: string | null | undefined;
    adminId: string;
  },
): Promise<ContentViews[Table]> {
  const { before, after, adminId } = draft;
  const isNone = isDeepStrictEqual(after, getParts[table](before as unknown as ContentParts[Table]));
  const present = before.draft?.publishAt ?? null;
  const publishAt = draft.publishAt === undefined ? present : toTime(draft.publishAt);
  const isSame = isDeepStrictEqual(after, getDrafted(table, before));
  if (isSame && isDeepStrictEqual(publishAt, present)) return before;
  if (publishAt && !isDeepStrictEqual(publishAt, present) && publishAt.getTime() <= Date.now())
    throw refusedFields({ publishAt: "past" });
  const { columns, view } = tables[table];
  const stored: StoredDraft = {
    content: toStoredParts(after),
    savedAt: new Date().toISOString(),
    authorId: adminId,
    refused: false,
  };
  const [row] = await sql(
    `update ${table} set draft = ?::jsonb, publish_at = ?, ${renewVersion} where id = ? returning ${columns}`,
    [isNone ? null : JSON.stringify(stored), isNone ? null : publishAt, before.id],
  );
  return view(row as never);
}

/**
 * Keeps changes of a banner for later; visitors see nothing of them. A repeat changes nothing.
 * @throws ShopError 400 invalid_input, 404 banner_not_found, 409 stale_version
 */
export function saveBannerDraft(
  container: MedusaContainer,
  { id, adminId, change }: DraftRequest<BannerDraftChange>,
): Promise<BannerView> {
  const { publishAt, ...parts } = change;
  return changeContent(container, async (sql) => {
    const before = await lockBanner(sql, id);
    refuseStale(change.version, before);
    const after = applyBannerChange(getDrafted("banner", before), parts);
    checkTimes(after);
    await claimPictures(container, sql, { id, adminId, pictures: after });
    return storeDraft(sql, "banner", { before, after, publishAt, adminId });
  });
}

/**
 * The same for a section.
 * @throws ShopError 400 invalid_input, 404 section_not_found, 409 stale_version
 */
export function saveSectionDraft(
  container: MedusaContainer,
  { id, adminId, change }: DraftRequest<SectionDraftChange>,
): Promise<SectionView> {
  const { publishAt, ...parts } = change;
  return changeContent(container, async (sql) => {
    const before = await lockSection(sql, id);
    refuseStale(change.version, before);
    const after = await changeSectionParts(sql, getDrafted("section", before), parts);
    return storeDraft(sql, "section", { before, after, publishAt, adminId });
  });
}

/**
 * Discards the draft of a banner or a section; without one, nothing changes.
 * @throws ShopError 404 not_found, 409 stale_version
 */
export function discardDraft(
  container: MedusaContainer,
  { id, version }: { id: string; version?: string },
): Promise<ContentView> {
  return changeContent(container, async (sql) => {
    const table = await findTable(sql, id);
    const before = await lockContent(sql, table, id);
    if (!before.draft) return before;
    refuseStale(version, before);
    const { columns, view } = tables[table];
    const [row] = await sql(
      `update ${table} set draft = null, publish_at = null, ${renewVersion} where id = ? returning ${columns}`,
      [id],
    );
    return view(row as never);
  });
}
