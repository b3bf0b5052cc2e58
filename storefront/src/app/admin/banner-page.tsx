import type { AdministeredBanner } from "@bezak/contract/content-admin.ts";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { newBanner } from "../../features/content/admin/banner-fields.ts";
import { BannerForm } from "../../features/content/admin/banner-form.tsx";
import { administeredBannersQuery } from "../../features/content/admin/content-admin-api.ts";
import { useBannerForm } from "../../features/content/admin/use-banner-form.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { LeaveGuard } from "../leave-guard.tsx";
import { ContentFormPage } from "./content-form-page.tsx";

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
      <BannerForm form={form} banner={banner} />
      <LeaveGuard active={form.isDirty} text={t("contentAdmin.leaveText")} />
    </>
  );
}
