import type { AdministeredBanner } from "@bezak/contract/content-admin.ts";
import type { Banner as ShownBanner } from "@bezak/contract/content.ts";
import type { ContentVersion } from "@bezak/contract/content-versions.ts";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { Navigate } from "react-router";
import { newBanner, toBanner } from "../../features/content/admin/banner-fields.ts";
import { BannerForm } from "../../features/content/admin/banner-form.tsx";
import { administeredBannersQuery } from "../../features/content/admin/content-admin-api.ts";
import { previewBanners, sectionsWithBanner } from "../../features/content/admin/preview-content.ts";
import { DraftPanel } from "../../features/content/admin/draft-panel.tsx";
import { useBannerForm } from "../../features/content/admin/use-banner-form.ts";
import { VersionList } from "../../features/content/admin/version-list.tsx";
import { withDraft } from "../../features/content/admin/with-draft.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { LeaveGuard } from "../leave-guard.tsx";
import { homePosition } from "../row-lengths.ts";
import { BesidePreview } from "./beside-preview.tsx";
import { ContentFormPage } from "./content-form-page.tsx";
import { HomePreview, PreviewedVersion, PreviewSkeleton } from "./home-preview.tsx";
import { useShownHome } from "./use-shown-home.ts";

export default function BannerPage() {
  return (
    <ContentFormPage
      kind="banners"
      query={useQuery(administeredBannersQuery(useApi()))}
      fresh={newBanner}
      renderForm={(banner) => <Banner key={banner.id} banner={banner} />}
    />
  );
}

function Banner({ banner }: { banner: AdministeredBanner }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const form = useBannerForm(withDraft(banner));
  const [version, setVersion] = useState<ContentVersion | null>(null);
  if (form.created) return <Navigate replace to={paths.banner(form.created.id)} />;
  return (
    <>
      {banner.draft ? (
        <DraftPanel kind="banners" row={banner} isDirty={form.isDirty} describe={noSource} />
      ) : null}
      <BesidePreview
        wanted={version}
        form={
          <>
            <BannerForm form={form} banner={withDraft(banner)} />
            {banner.id === "" ? null : (
              <VersionList
                kind="banners"
                row={banner}
                previewed={version?.number ?? null}
                onPreview={setVersion}
                describe={noSource}
              />
            )}
          </>
        }
        preview={
          <>
            {version ? <PreviewedVersion version={version} onEnd={() => setVersion(null)} /> : null}
            <BannerPreview
              edited={
                version ? ({ ...banner, ...version.content } as ShownBanner) : toBanner(form.fields, banner)
              }
            />
          </>
        }
      />
      <LeaveGuard active={form.isDirty} text={t("contentAdmin.leaveText")} />
    </>
  );
}

/** A banner has no source. */
const noSource = () => "";

function BannerPreview({ edited }: { edited: ShownBanner }) {
  const shown = useShownHome();
  // by value, so that only a change is drawn again, and after the field shows what was typed
  const value = useDeferredValue(JSON.stringify(edited));
  const content = useMemo(() => {
    const banner = JSON.parse(value) as ShownBanner;
    return (
      shown && {
        banners: previewBanners(shown.banners, banner, homePosition),
        sections: sectionsWithBanner(shown.sections, banner),
      }
    );
  }, [value, shown]);
  return content ? <HomePreview {...content} /> : <PreviewSkeleton />;
}
