import type { SectionType } from "@bezak/contract/content-rules.ts";
import { sectionSources, type SectionSource } from "@bezak/contract/section-sources.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readCards } from "../catalog/card-texts.ts";
import { chooseProducts } from "../catalog/choose-products.ts";
import { currentImage } from "../catalog/current-image.ts";
import { readCategoryList } from "../catalog/read-categories.ts";
import type { StoredSection } from "./cached-content.ts";
import { readBanners } from "./read-banners.ts";

type Fill<Type extends SectionType> = (
  container: MedusaContainer,
  source: SectionSource<Type>,
) => Promise<Buffer[]>;

const toJson = (values: readonly unknown[]) => values.map((value) => Buffer.from(JSON.stringify(value)));

const fills: { [Type in SectionType]: Fill<Type> } = {
  /** Only products in stock. */
  async products(container, source) {
    const image = await currentImage(container);
    return readCards(container, chooseProducts(image, { ...source, inStock: true, page: 1 }).page);
  },
  async categories(container, { ids, limit }) {
    const categories = (await readCategoryList(container)).filter(({ productCount }) => productCount > 0);
    const chosen = ids
      ? ids.flatMap((key) => categories.filter(({ id, slug }) => id === key || slug === key))
      : categories.filter(({ featured }) => featured);
    return toJson(chosen.slice(0, limit));
  },
  async banner(container, { bannerId }) {
    return toJson((await readBanners(container)).filter(({ id }) => id === bannerId));
  },
  async text(_, { text }) {
    return toJson([text]);
  },
};

/** Returns the present items of a section as JSON texts; none when its source does not match its type. */
export async function fillSection(
  container: MedusaContainer,
  { type, source }: StoredSection,
): Promise<Buffer[]> {
  const parsed = sectionSources[type].safeParse(source);
  // The types of `fills` tie each source to its fill; the compiler cannot follow that through a union.
  return parsed.success ? (fills[type] as Fill<SectionType>)(container, parsed.data) : [];
}
