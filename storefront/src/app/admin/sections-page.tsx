import type { AdministeredSection } from "@bezak/contract/content-admin.ts";
import type { Section } from "@bezak/contract/content.ts";
import { useQuery } from "@tanstack/react-query";
import { LayoutTemplate } from "lucide-react";
import { useLocation } from "react-router";
import { parseContentState } from "../../features/content/admin/content-address.ts";
import {
  administeredBannersQuery,
  administeredSectionsQuery,
} from "../../features/content/admin/content-admin-api.ts";
import { ContentList, NoContent } from "../../features/content/admin/content-list.tsx";
import { contentState } from "../../features/content/admin/content-state.ts";
import { useSectionAbout } from "../../features/content/admin/use-row-about.tsx";
import { sectionsQuery } from "../../features/content/content-api.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { administeredCategoriesQuery } from "../../lib/administered-categories.ts";
import { useApi } from "../../lib/api-context.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { AddContent, ContentHead } from "./content-head.tsx";
import styles from "./content-page.module.css";

export default function SectionsPage() {
  const t = useTexts();
  const paths = usePanelPaths();
  const api = useApi();
  const sections = useQuery(administeredSectionsQuery(api));
  const { data: banners } = useQuery(administeredBannersQuery(api));
  const { data: categories = [] } = useQuery(administeredCategoriesQuery(api));
  const shown = useShownSections(sections.data);
  const head = { kind: "sections", toNew: paths.newSection() } as const;
  return (
    <div className={styles.page}>
      <ContentHead {...head} total={sections.data?.length} />
      <ContentList
        kind="sections"
        query={sections}
        state={parseContentState(new URLSearchParams(useLocation().search))}
        path={paths.sections()}
        describe={useSectionAbout({ banners, categories, shown })}
        toForm={paths.section}
        toCopy={paths.newSection}
        empty={
          <NoContent
            icon={<LayoutTemplate aria-hidden />}
            title={t("contentAdmin.sections.none")}
            text={t("contentAdmin.sections.noneText")}
            actions={<AddContent {...head} />}
          />
        }
      />
    </div>
  );
}

/** Milliseconds, longer than a cache in between answers as before a change. */
const againMs = 3000;

/**
 * What visitors see now; undefined while it is unknown, also after a change until it was read again. While a section that
 * is on is missing, it is read again and again: the first answer may be from before the change.
 */
function useShownSections(sections: readonly AdministeredSection[] = []): readonly Section[] | undefined {
  const { data, isStale, isFetchedAfterMount } = useQuery({
    ...sectionsQuery(useApi()),
    // only a change makes it unknown
    staleTime: Infinity,
    refetchOnMount: "always",
    refetchInterval: ({ state: { data: shown } }) => {
      const now = serverNow();
      const isMissing = (one: AdministeredSection) =>
        contentState(one, now) === "shown" && !shown?.some(({ id }) => id === one.id);
      return sections.some(isMissing) && againMs;
    },
  });
  return isFetchedAfterMount && !isStale ? data : undefined;
}
