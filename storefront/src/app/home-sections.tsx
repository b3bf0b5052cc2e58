import type { Section } from "@bezak/contract/content.ts";
import { useMemo } from "react";
import { CategoryTiles } from "../features/catalog/category-tiles.tsx";
import { ProductRow } from "../features/catalog/product-row.tsx";
import { BannerSlide } from "../features/content/banner-slide.tsx";
import { useTexts } from "../i18n/texts-context.tsx";
import { lazyIsland } from "../lib/lazy-island.tsx";
import { useLocalized } from "../lib/use-localized.ts";
import { usePaths } from "../lib/use-paths.ts";
import { renderCardAction } from "./card-action.tsx";
import { sectionPath } from "./home-section-path.ts";
import styles from "./home-sections.module.css";

interface SectionsProps {
  sections: readonly Section[];
}

/** Sections of the home page as the editors arranged them. Those after the first products are hydrated when visible. */
export function HomeSections({ sections }: SectionsProps) {
  const [now, later] = useMemo(() => {
    const end = sections.findIndex(({ type }) => type === "products") + 1;
    return [sections.slice(0, end), sections.slice(end)];
  }, [sections]);
  return (
    <>
      {now.map((section) => (
        <HomeSection key={section.id} section={section} />
      ))}
      <LazySections sections={later} />
    </>
  );
}

const later = {
  default: ({ sections }: SectionsProps) =>
    sections.map((section) => (
      <div key={section.id} className={styles.below}>
        <HomeSection section={section} />
      </div>
    )),
};

const LazySections = lazyIsland(
  "src/app/home-sections.tsx",
  import.meta.env.SSR ? later : () => Promise.resolve(later),
);

function HomeSection({ section }: { section: Section }) {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePaths();
  const title = text(section.title);
  switch (section.type) {
    case "products":
      return (
        <ProductRow
          title={title}
          products={section.items}
          allPath={sectionPath(paths, section.source)}
          renderAction={renderCardAction}
        />
      );
    case "categories":
      return <CategoryTiles title={title} hideTitle categories={section.items} />;
    case "banner":
      return section.items.map((banner) => (
        <div key={banner.id} className={styles.banner}>
          <BannerSlide banner={banner} action={t("home.more")} />
        </div>
      ));
    case "text":
      return (
        <section className={styles.text}>
          <h2>{title}</h2>
          {section.items.map((item, index) => (
            <p key={index}>{text(item)}</p>
          ))}
        </section>
      );
  }
}
