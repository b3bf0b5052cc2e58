import type { RemoteQueryFunction } from "@medusajs/framework/types";
import { localize, type TranslatedText, type Translations } from "./localized.ts";

/** A category in documents and in the category list. */
export interface CategoryNode {
  id: string;
  slug: string;
  name: TranslatedText;
  parentId: string | null;
  rank: number;
  metadata: {
    icon?: string | null;
    image?: string | null;
    featured?: boolean;
    /** ids and slugs of the categories that were merged into it */
    former?: string[];
  } | null;
}

interface CategoryRecord {
  id: string;
  handle: string;
  name: string;
  parent_category_id: string | null;
  rank: number;
  metadata: CategoryNode["metadata"];
}

type Query = Pick<RemoteQueryFunction, "graph">;

/**
 * Returns every active category by id, with names in three languages; those below an inactive one are left out as well.
 */
export async function readCategories(query: Query): Promise<Map<string, CategoryNode>> {
  const { data } = await query.graph({
    entity: "product_category",
    fields: ["id", "handle", "name", "parent_category_id", "rank", "metadata"],
    filters: { is_active: true, is_internal: false },
  });
  const records = withoutHidden(data as unknown as CategoryRecord[]);
  const translations = await readTranslations(
    query,
    records.map(({ id }) => id),
  );
  return new Map(
    records.map((record) => [
      record.id,
      {
        id: record.id,
        slug: record.handle,
        name: localize(translations, record.id, "name", record.name),
        parentId: record.parent_category_id,
        rank: record.rank,
        metadata: record.metadata,
      },
    ]),
  );
}

function withoutHidden(active: readonly CategoryRecord[]): CategoryRecord[] {
  const byId = new Map(active.map((record) => [record.id, record]));
  const isShown = ({ parent_category_id: parentId }: CategoryRecord): boolean => {
    const parent = byId.get(parentId ?? "");
    return parentId === null || (parent !== undefined && isShown(parent));
  };
  return active.filter(isShown);
}

/** Returns uz and en translations of the records with these ids, of any kind. */
export async function readTranslations(query: Query, ids: string[]): Promise<Translations> {
  const result: Translations = new Map();
  if (!ids.length) {
    return result;
  }
  const { data } = await query.graph({
    entity: "translation",
    fields: ["reference_id", "locale_code", "translations"],
    filters: { reference_id: ids },
  });
  for (const row of data) {
    const known = result.get(row.reference_id) ?? {};
    result.set(row.reference_id, {
      ...known,
      [row.locale_code]: row.translations as Record<string, string>,
    });
  }
  return result;
}
