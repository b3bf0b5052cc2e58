import { useQuery } from "@tanstack/react-query";
import { sectionsQuery } from "../features/content/content-api.ts";
import { useApi } from "../lib/api-context.ts";
import { lazyIsland } from "../lib/lazy-island.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeSections } from "./home-sections.tsx";
import styles from "./pages/page.module.css";

const HomeRows = lazyIsland(
  "src/app/home-rows.tsx",
  import.meta.env.SSR ? await import("./home-rows.tsx") : () => import("./home-rows.tsx"),
);

const HomeBelow = lazyIsland(
  "src/app/home-below.tsx",
  import.meta.env.SSR ? await import("./home-below.tsx") : () => import("./home-below.tsx"),
);

/** The home page between header and footer: banners, sections, sellers and promises. */
export function HomeContent() {
  const sections = useQuery(sectionsQuery(useApi()));
  return (
    <div className={styles.sections}>
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
