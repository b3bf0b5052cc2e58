import { isDeepStrictEqual } from "node:util";
import type { NewSection, SectionChange } from "@bezak/contract/content-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Sql } from "../users/sql.ts";
import { refuseStale, renewVersion } from "../../shared/row-version.ts";
import type { KeyedRequest } from "../../shared/keyed-creation.ts";
import { checkSource } from "./check-source.ts";
import { findRepeated, toKeyedRequest, type Creation } from "./content-creation.ts";
import {
  changeContent,
  lockSection,
  sectionColumns,
  viewSection,
  type SectionRow,
  type SectionView,
} from "./content-row.ts";
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
      ? createSectionWithin(sql, creation.body, request)
      : lockSection(sql, repeated);
  });
}

/** The same within a transaction, always a new one. */
export async function createSectionWithin(
  sql: Sql,
  { type, title, source, order, active, ...times }: NewSection,
  request?: KeyedRequest,
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
  return viewSection(row!);
}

function applyChange(section: SectionView, { startsAt, endsAt, title, ...change }: SectionChange) {
  return {
    ...section,
    ...change,
    ...(title && { title: toStoredText(title) }),
    ...(startsAt !== undefined && { startsAt: toTime(startsAt) }),
    ...(endsAt !== undefined && { endsAt: toTime(endsAt) }),
    version: section.version,
  };
}

/**
 * Changes a section; absent fields stay unchanged, and a repeat changes nothing.
 * @throws ShopError 400 invalid_input, 404 section_not_found, 409 stale_version
 */
export function changeSection(
  container: MedusaContainer,
  id: string,
  change: SectionChange,
): Promise<SectionView> {
  return changeContent(container, async (sql) => {
    const before = await lockSection(sql, id);
    refuseStale(change.version, before);
    const after = applyChange(before, change);
    checkTimes(after);
    // a stored source is not checked again: a category that has gone must not prevent hiding the section
    if (change.source !== undefined || after.type !== before.type) {
      after.source = await checkSource(sql, after.type, after.source);
    }
    if (isDeepStrictEqual(after, before)) return before;
    const [row] = await sql<SectionRow>(
      `update section set type = ?, title = ?::jsonb, source = ?::jsonb, active = ?, starts_at = ?, ends_at = ?,
         rank = ?, ${renewVersion}
       where id = ? returning ${sectionColumns}`,
      [
        after.type,
        JSON.stringify(after.title),
        JSON.stringify(after.source),
        after.active,
        after.startsAt,
        after.endsAt,
        after.order,
        id,
      ],
    );
    return viewSection(row!);
  });
}

/** Its row remains, so that a repeat of its creation creates nothing. @throws ShopError 404 section_not_found */
export function deleteSection(container: MedusaContainer, id: string): Promise<void> {
  return changeContent(container, async (sql) => {
    await lockSection(sql, id);
    await sql("update section set deleted_at = now() where id = ?", [id]);
  });
}
