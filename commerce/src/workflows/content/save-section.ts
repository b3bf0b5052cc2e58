import { isDeepStrictEqual } from "node:util";
import type { NewSection, SectionChange } from "@bezak/contract/content-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Sql } from "../users/sql.ts";
import { refuseStale } from "../../shared/row-version.ts";
import type { KeyedRequest } from "../../shared/keyed-creation.ts";
import { checkSource } from "./check-source.ts";
import { getParts, type SectionParts } from "./content-parts.ts";
import { findRepeated, toKeyedRequest, type Creation } from "./content-creation.ts";
import {
  changeContent,
  lockSection,
  sectionColumns,
  viewSection,
  type SectionRow,
  type SectionView,
} from "./content-row.ts";
import { recordVersion } from "./content-versions.ts";
import { changeDraft, publishParts } from "./write-content.ts";
import { checkTimes, rankIn, toStoredText, toTime } from "./written-content.ts";

/**
 * Creates a section, by default after all others. A repeat of its key finds it as it is now.
 * @throws ShopError 400 invalid_input, 422 idempotency_mismatch, 404 section_not_found for a repeat after its deletion
 */
export function createSection(
  container: MedusaContainer,
  creation: Creation<NewSection>,
): Promise<SectionView> {
  const request = toKeyedRequest("sec", creation);
  return changeContent(container, async (sql) => {
    const repeated = await findRepeated(sql, "section", request);
    return repeated === undefined
      ? createSectionWithin(sql, creation.body, { request, authorId: creation.adminId })
      : lockSection(sql, repeated);
  });
}

/** The same within a transaction, always a new one. */
export async function createSectionWithin(
  sql: Sql,
  { type, title, source, order, active, ...times }: NewSection,
  { request, authorId = null }: { request?: KeyedRequest; authorId?: string | null } = {},
): Promise<SectionView> {
  const startsAt = toTime(times.startsAt);
  const endsAt = toTime(times.endsAt);
  checkTimes({ startsAt, endsAt });
  const checked = await checkSource(sql, type, source);
  const [row] = await sql<SectionRow>(
    `insert into section (id, body_hash, type, title, source, active, starts_at, ends_at, rank)
     values (?, ?, ?, ?::jsonb, ?::jsonb, ?, ?, ?, ${rankIn("section")}) returning ${sectionColumns}`,
    [
      request?.id ?? generateEntityId("", "sec"),
      request?.hash ?? null,
      type,
      JSON.stringify(toStoredText(title)),
      JSON.stringify(checked),
      active,
      startsAt,
      endsAt,
      order ?? null,
    ],
  );
  const section = viewSection(row!);
  const after = getParts.section(section);
  await recordVersion(sql, { id: section.id, before: null, after, act: "created", authorId });
  return section;
}

/** The parts with what a change contains; absent fields stay. */
export function applySectionChange(
  parts: SectionParts,
  { title, startsAt, endsAt, version: _, order: __, ...change }: SectionChange,
): SectionParts {
  return {
    ...parts,
    ...change,
    ...(title && { title: toStoredText(title) }),
    ...(startsAt !== undefined && { startsAt: toTime(startsAt) }),
    ...(endsAt !== undefined && { endsAt: toTime(endsAt) }),
  };
}

/** The same; the source is checked if it or its type changes: a category that has gone must not prevent hiding the section. */
export async function changeSectionParts(
  sql: Sql,
  parts: SectionParts,
  change: SectionChange,
): Promise<SectionParts> {
  const after = applySectionChange(parts, change);
  checkTimes(after);
  if (change.source === undefined && after.type === parts.type) return after;
  return { ...after, source: await checkSource(sql, after.type, after.source) };
}

/**
 * Changes a section; absent fields stay unchanged, and a repeat changes nothing. Its draft gets the same changes.
 * @throws ShopError 400 invalid_input, 404 section_not_found, 409 stale_version
 */
export function changeSection(
  container: MedusaContainer,
  { id, adminId, change }: { id: string; adminId: string; change: SectionChange },
): Promise<SectionView> {
  return changeContent(container, async (sql) => {
    const before = await lockSection(sql, id);
    refuseStale(change.version, before);
    const { order = before.order } = change;
    const parts = getParts.section(before);
    const after = await changeSectionParts(sql, parts, change);
    if (order === before.order && isDeepStrictEqual(after, parts)) return before;
    const { type, source } = after;
    const isOther = change.type !== undefined || change.source !== undefined;
    const draft = changeDraft<"section">(before, (drafted) =>
      applySectionChange(drafted, {
        ...change,
        // a type without its source would fit no draft of another type
        ...((isOther && { type, source }) as SectionChange),
      }),
    );
    return publishParts(sql, {
      table: "section",
      before,
      after,
      order,
      draft,
      act: "changed",
      authorId: adminId,
    });
  });
}

/**
 * Its row and draft remain, to be restored, and so that a repeat of its creation creates nothing.
 * @throws ShopError 404 section_not_found, 409 stale_version
 */
export function deleteSection(
  container: MedusaContainer,
  { id, adminId, version }: { id: string; adminId: string; version: string | undefined },
): Promise<void> {
  return changeContent(container, async (sql) => {
    const section = await lockSection(sql, id);
    refuseStale(version, section);
    const parts = getParts.section(section);
    await sql("update section set deleted_at = now(), publish_at = null where id = ?", [id]);
    await recordVersion(sql, { id, before: parts, after: parts, act: "deleted", authorId: adminId });
  });
}
