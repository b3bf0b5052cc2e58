import type { Sql } from "../users/sql.ts";
import { getParts, type SectionParts } from "./content-parts.ts";
import { lockSection } from "./content-row.ts";
import { changeDraft, publishParts } from "./write-content.ts";

interface MergedCategory {
  id: string;
  slug: string;
  /** the category that remains */
  into: { id: string; slug: string };
  adminId: string;
}

const names = (source: string) =>
  `(${source}->>'category' = any(keys) or jsonb_exists_any(${source}->'ids', keys))`;

/**
 * Makes sections show the category into which theirs was merged, once, in what is published and in drafts. Each gets a
 * version. A deleted section is not changed: restoring it finds the category (check-source.ts).
 */
export async function moveSectionCategory(
  sql: Sql,
  { id, slug, into, adminId }: MergedCategory,
): Promise<void> {
  const keys = [id, slug];
  const toPresent = (key: string) => (keys.includes(key) || key === into.slug ? into.id : key);
  function replace(parts: SectionParts): SectionParts {
    const { category, ids } = parts.source as { category?: string; ids?: string[] };
    const source = {
      ...parts.source,
      ...(category !== undefined && { category: toPresent(category) }),
      ...(ids && { ids: [...new Set(ids.map(toPresent))] }),
    };
    return { ...parts, source };
  }
  const rows = await sql<{ id: string }>(
    `select id from section, (select ?::text[] as keys) as merged
     where deleted_at is null and (${names("source")} or ${names("draft->'content'->'source'")})
     order by id for update of section`,
    [keys],
  );
  for (const row of rows) {
    const before = await lockSection(sql, row.id);
    const after = replace(getParts.section(before));
    const draft = changeDraft<"section">(before, replace);
    await publishParts(sql, { table: "section", before, after, draft, act: "changed", authorId: adminId });
  }
}
