import { useQuery } from "@tanstack/react-query";
import { LayoutTemplate } from "lucide-react";
import { useLocation } from "react-router";
import { parseContentState } from "../../features/content/admin/content-address.ts";
import {
  administeredBannersQuery,
  administeredSectionsQuery,
} from "../../features/content/admin/content-admin-api.ts";
import { ContentList, NoContent } from "../../features/content/admin/content-list.tsx";
import { useSectionAbout } from "../../features/content/admin/use-row-about.tsx";
import { sectionsQuery } from "../../features/content/content-api.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { administeredCategoriesQuery } from "../../lib/administered-categories.ts";
import { useApi } from "../../lib/api-context.ts";
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
  const shown = useQuery({ ...sectionsQuery(api), staleTime: 0 });
  const head = { kind: "sections", toNew: paths.newSection() } as const;
  return (
    <div className={styles.page}>
      <ContentHead {...head} />
      <ContentList
        kind="sections"
        query={sections}
        state={parseContentState(new URLSearchParams(useLocation().search))}
        path={paths.sections()}
        // while it is loaded again, what visitors saw before says nothing about a change
        describe={useSectionAbout({ banners, categories, shown: shown.isFetching ? undefined : shown.data })}
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
