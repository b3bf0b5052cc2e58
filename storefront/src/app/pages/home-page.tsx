import { useQuery } from "@tanstack/react-query";
import { sectionsQuery } from "../../features/content/content-api.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { lazyIsland } from "../../lib/lazy-island.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { useHeadSink } from "../head-context.ts";
import { HomeHero } from "../home-hero.tsx";
import { HomeSections } from "../home-sections.tsx";
import { shopData } from "../json-ld.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./page.module.css";

const HomeRows = lazyIsland(
  "src/app/home-rows.tsx",
  import.meta.env.SSR ? await import("../home-rows.tsx") : () => import("../home-rows.tsx"),
);

const HomeBelow = lazyIsland(
  "src/app/home-below.tsx",
  import.meta.env.SSR ? await import("../home-below.tsx") : () => import("../home-below.tsx"),
);

export default function HomePage() {
  const t = useTexts();
  const paths = usePaths();
  const { origin } = useHeadSink();
  const sections = useQuery(sectionsQuery(useApi()));
  return (
    <div className={styles.sections}>
      <PageHead
        title={t("home.title")}
        description={t("home.description")}
        data={import.meta.env.SSR ? shopData({ name: t("shop.name"), origin, paths }) : undefined}
      />
      <HomeHero />
      {sections.data && sections.data.length > 0 ? (
        <HomeSections sections={sections.data} />
      ) : (
        <HomeRows waiting={sections.isPending} />
      )}
      <HomeBelow />
    </div>
  );
}
