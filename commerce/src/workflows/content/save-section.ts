import { isDeepStrictEqual } from "node:util";
import type { NewSection, SectionChange } from "@bezak/contract/content-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Sql } from "../users/sql.ts";
import { refuseStale, renewVersion } from "../../shared/row-version.ts";
import { checkSource } from "./check-source.ts";
import {
  changeContent,
  lockSection,
  sectionColumns,
  viewSection,
  type SectionRow,
  type SectionView,
} from "./content-row.ts";
import { checkTimes, rankIn, toStoredText, toTime } from "./written-content.ts";

/** Creates a section, by default after all others. @throws ShopError 400 invalid_input */
export function createSection(container: MedusaContainer, section: NewSection): Promise<SectionView> {
  return changeContent(container, (sql) => createSectionWithin(sql, section));
}

/** The same within a transaction. */
export async function createSectionWithin(
  sql: Sql,
  { type, title, source, order, active, ...times }: NewSection,
): Promise<SectionView> {
  const startsAt = toTime(times.startsAt);
  const endsAt = toTime(times.endsAt);
  checkTimes({ startsAt, endsAt });
  const checked = await checkSource(sql, type, source);
  const [row] = await sql<SectionRow>(
    `insert into section (id, type, title, source, active, starts_at, ends_at, rank)
     values (?, ?, ?::jsonb, ?::jsonb, ?, ?, ?, ${rankIn("section")}) returning ${sectionColumns}`,
    [
      generateEntityId("", "sec"),
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

/** @throws ShopError 404 section_not_found */
export function deleteSection(container: MedusaContainer, id: string): Promise<void> {
  return changeContent(container, async (sql) => {
    await lockSection(sql, id);
    await sql("delete from section where id = ?", [id]);
  });
}
