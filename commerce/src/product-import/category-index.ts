import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import { languages } from "../text/languages.ts";
import { normalizeText } from "../text/normalize-text.ts";
import type { ProductCategory } from "../workflows/product/read-category.ts";
import type { Read } from "./read-cells.ts";

/** Finds categories that can contain products by the texts that people write. */
export class CategoryIndex {
  private readonly byId: ReadonlyMap<string, ProductCategory>;
  private readonly byWord = new Map<string, Set<ProductCategory>>();

  constructor(categories: ReadonlyMap<string, ProductCategory>) {
    this.byId = categories;
    for (const category of categories.values()) {
      for (const language of languages) this.note(category.name[language], category);
    }
  }

  byCategoryId(id: string | null): ProductCategory | undefined {
    return id === null ? undefined : this.byId.get(id);
  }

  get all(): ProductCategory[] {
    return [...this.byId.values()];
  }

  /** Finds by slug, id or name in any language; for a path `A / B` the last name counts. */
  find(text: string): Read<ProductCategory> {
    const exact = this.all.find(({ id, slug }) => id === text || slug === text.toLowerCase());
    if (exact) return { value: exact };
    const last = text.split(/[/>]/).at(-1) ?? "";
    const named = [...(this.byWord.get(normalizeText(text)) ?? this.byWord.get(normalizeText(last)) ?? [])];
    const [only] = named;
    if (!only) return { fault: "category_unknown" };
    return named.length === 1
      ? { value: only }
      : { fault: "category_unclear", bound: named.map(({ slug }) => slug).join(", ") };
  }

  hasAttribute(name: string): boolean {
    return this.all.some((category) => attributeNamed(category, name));
  }

  private note(word: string | null | undefined, category: ProductCategory): void {
    const key = normalizeText(word ?? "");
    if (key === "") return;
    this.byWord.set(key, (this.byWord.get(key) ?? new Set()).add(category));
  }
}

/** Finds an attribute of a category by its heading, in any language, or by its key. */
export function attributeNamed(category: ProductCategory, heading: string): CategoryAttribute | undefined {
  const wanted = normalizeText(heading);
  return category.attributes.find(
    ({ key, name }) =>
      normalizeText(key) === wanted ||
      languages.some((language) => normalizeText(name[language] ?? "") === wanted),
  );
}
