import type { AdministeredBanner } from "@bezak/contract/content-admin.ts";
import type { Banner as ShownBanner } from "@bezak/contract/content.ts";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { Navigate } from "react-router";
import { newBanner, toBanner } from "../../features/content/admin/banner-fields.ts";
import { BannerForm } from "../../features/content/admin/banner-form.tsx";
import { administeredBannersQuery } from "../../features/content/admin/content-admin-api.ts";
import { previewBanners, sectionsWithBanner } from "../../features/content/admin/preview-content.ts";
import { useBannerForm } from "../../features/content/admin/use-banner-form.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { LeaveGuard } from "../leave-guard.tsx";
import { homePosition } from "../row-lengths.ts";
import { BesidePreview } from "./beside-preview.tsx";
import { ContentFormPage } from "./content-form-page.tsx";
import { HomePreview, PreviewSkeleton } from "./home-preview.tsx";
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
  const form = useBannerForm(banner);
  if (form.created) return <Navigate replace to={paths.banner(form.created.id)} />;
  return (
    <>
      <BesidePreview
        form={<BannerForm form={form} banner={banner} />}
        preview={<BannerPreview edited={toBanner(form.fields, banner)} />}
      />
      <LeaveGuard active={form.isDirty} text={t("contentAdmin.leaveText")} />
    </>
  );
}

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
