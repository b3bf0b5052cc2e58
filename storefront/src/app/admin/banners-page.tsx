import { useQuery } from "@tanstack/react-query";
import { Images } from "lucide-react";
import { useLocation } from "react-router";
import { parseContentState } from "../../features/content/admin/content-address.ts";
import { administeredBannersQuery } from "../../features/content/admin/content-admin-api.ts";
import { ContentList, NoContent } from "../../features/content/admin/content-list.tsx";
import { useBannerAbout } from "../../features/content/admin/use-row-about.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { AddContent, ContentHead } from "./content-head.tsx";
import styles from "./content-page.module.css";

export default function BannersPage() {
  const t = useTexts();
  const paths = usePanelPaths();
  const banners = useQuery(administeredBannersQuery(useApi()));
  const head = { kind: "banners", toNew: paths.newBanner() } as const;
  return (
    <div className={styles.page}>
      <ContentHead {...head} total={banners.data?.length} />
      <ContentList
        kind="banners"
        query={banners}
        state={parseContentState(new URLSearchParams(useLocation().search))}
        path={paths.banners()}
        describe={useBannerAbout()}
        toForm={paths.banner}
        toCopy={paths.newBanner}
        empty={
          <NoContent
            icon={<Images aria-hidden />}
            title={t("contentAdmin.banners.none")}
            text={t("contentAdmin.banners.noneText")}
            actions={<AddContent {...head} />}
          />
        }
      />
    </div>
  );
}
