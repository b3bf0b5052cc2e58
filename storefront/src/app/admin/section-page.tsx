import type { AdministeredBanner, AdministeredSection } from "@bezak/contract/content-admin.ts";
import type { Section as ShownSection } from "@bezak/contract/content.ts";
import { Skeleton } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Navigate } from "react-router";
import {
  administeredBannersQuery,
  administeredSectionsQuery,
} from "../../features/content/admin/content-admin-api.ts";
import { filledSectionQuery } from "../../features/content/admin/fill-section.ts";
import { newSection, sectionProblems, toSection } from "../../features/content/admin/section-fields.ts";
import { previewSections } from "../../features/content/admin/preview-content.ts";
import { SectionForm } from "../../features/content/admin/section-form.tsx";
import { SectionItems } from "../../features/content/admin/section-items.tsx";
import { useSectionForm } from "../../features/content/admin/use-section-form.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { LeaveGuard } from "../leave-guard.tsx";
import { BesidePreview } from "./beside-preview.tsx";
import { ContentFormPage } from "./content-form-page.tsx";
import { HomePreview, PreviewSkeleton } from "./home-preview.tsx";
import { useShownHome } from "./use-shown-home.ts";

export default function SectionPage() {
  const api = useApi();
  const { data: banners } = useQuery(administeredBannersQuery(api));
  return (
    <ContentFormPage
      kind="sections"
      query={useQuery(administeredSectionsQuery(api))}
      fresh={newSection}
      renderForm={(section) => <Section key={section.id} section={section} banners={banners} />}
    />
  );
}

interface SectionProps {
  section: AdministeredSection;
  /** undefined while they are loaded */
  banners: readonly AdministeredBanner[] | undefined;
}

function Section({ section, banners }: SectionProps) {
  const t = useTexts();
  const paths = usePanelPaths();
  const form = useSectionForm(section);
  const typed = toSection(form.fields, section);
  // an incomplete content shows nothing new
  const [valid, setValid] = useState(typed);
  const isValid =
    Object.keys(sectionProblems({ ...form.fields, title: { ru: "-", uz: "", en: "" } }, t)).length === 0;
  if (isValid && JSON.stringify(valid) !== JSON.stringify(typed)) setValid(typed);
  const filled = useQuery(filledSectionQuery(useApi(), valid, banners ?? []));
  if (form.created) return <Navigate replace to={paths.section(form.created.id)} />;
  const items =
    filled.error && !filled.data ? (
      <LoadFailure headingLevel={3} error={filled.error} onRetry={() => void filled.refetch()} />
    ) : filled.data?.type === form.fields.type ? (
      <SectionItems filled={filled.data} />
    ) : (
      <Skeleton shape="box" height="6rem" />
    );
  return (
    <>
      <BesidePreview
        form={<SectionForm form={form} section={section} banners={banners ?? []} items={items} />}
        preview={filled.data ? <SectionPreview edited={filled.data} /> : <PreviewSkeleton />}
      />
      <LeaveGuard active={form.isDirty} text={t("contentAdmin.leaveText")} />
    </>
  );
}

function SectionPreview({ edited }: { edited: ShownSection }) {
  const shown = useShownHome();
  const content = useMemo(
    () => shown && { ...shown, sections: previewSections(shown.sections, edited) },
    [shown, edited],
  );
  return content ? <HomePreview {...content} /> : <PreviewSkeleton />;
}
