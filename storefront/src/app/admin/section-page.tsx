import type { AdministeredBanner, AdministeredSection } from "@bezak/contract/content-admin.ts";
import type { Section as ShownSection } from "@bezak/contract/content.ts";
import type { ContentVersion } from "@bezak/contract/content-versions.ts";
import { Skeleton } from "@bezak/ui-kit";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Navigate } from "react-router";
import {
  administeredBannersQuery,
  administeredSectionsQuery,
} from "../../features/content/admin/content-admin-api.ts";
import { DraftPanel } from "../../features/content/admin/draft-panel.tsx";
import { fillSection, sectionItemsQuery } from "../../features/content/admin/fill-section.ts";
import { newSection, sectionProblems, toSection } from "../../features/content/admin/section-fields.ts";
import { previewSections } from "../../features/content/admin/preview-content.ts";
import { SectionForm } from "../../features/content/admin/section-form.tsx";
import { SectionItems } from "../../features/content/admin/section-items.tsx";
import { useSectionForm } from "../../features/content/admin/use-section-form.ts";
import { useDescribeSource } from "../../features/content/admin/use-describe-source.ts";
import { VersionList } from "../../features/content/admin/version-list.tsx";
import { withDraft } from "../../features/content/admin/with-draft.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { renderMissing } from "../../lib/list-state.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useSettledText } from "../../lib/use-settled-text.ts";
import { LeaveGuard } from "../leave-guard.tsx";
import { BesidePreview } from "./beside-preview.tsx";
import { ContentFormPage } from "./content-form-page.tsx";
import { HomePreview, PreviewedVersion, PreviewSkeleton } from "./home-preview.tsx";
import { useShownHome } from "./use-shown-home.ts";

export default function SectionPage() {
  const api = useApi();
  const banners = useQuery(administeredBannersQuery(api));
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
  banners: UseQueryResult<AdministeredBanner[]>;
}

/** Milliseconds without a letter after which what was typed is requested. */
const pauseMs = 300;

function Section({ section, banners }: SectionProps) {
  const t = useTexts();
  const paths = usePanelPaths();
  const form = useSectionForm(withDraft(section));
  const [version, setVersion] = useState<ContentVersion | null>(null);
  const describe = useDescribeSource();
  const { fields } = form;
  const brands = useSettledText(fields.brands, pauseMs);
  const limit = useSettledText(fields.limit, pauseMs);
  const settled = { ...fields, brands, limit };
  const typed = toSection(settled, section);
  // an incomplete content shows nothing new
  const [valid, setValid] = useState(typed);
  const isValid =
    Object.keys(sectionProblems({ ...settled, title: { ru: "-", uz: "", en: "" } }, t)).length === 0;
  if (isValid && JSON.stringify(valid) !== JSON.stringify(typed)) setValid(typed);
  const read = useQuery(sectionItemsQuery(useApi(), valid));
  const filled = useMemo(
    () => fillSection(valid, { items: read.data, banners: banners.data }),
    [valid, read.data, banners.data],
  );
  if (form.created) return <Navigate replace to={paths.section(form.created.id)} />;
  const items =
    filled?.type === fields.type ? (
      <SectionItems filled={filled} />
    ) : isValid ? (
      // without the banners their field says so
      fields.type !== "banner" && (renderMissing(read, 3) ?? <Skeleton shape="box" height="6rem" />)
    ) : null;
  return (
    <>
      {section.draft ? (
        <DraftPanel kind="sections" row={section} isDirty={form.isDirty} describe={describe} />
      ) : null}
      <BesidePreview
        wanted={version}
        form={
          <>
            <SectionForm form={form} section={withDraft(section)} banners={banners} items={items} />
            {section.id === "" ? null : (
              <VersionList
                kind="sections"
                row={section}
                previewed={version?.number ?? null}
                onPreview={setVersion}
                describe={describe}
              />
            )}
          </>
        }
        preview={
          version ? (
            <>
              <PreviewedVersion version={version} onEnd={() => setVersion(null)} />
              <VersionPreview
                key={version.number}
                section={{ ...section, ...version.content } as AdministeredSection}
                banners={banners}
              />
            </>
          ) : filled ? (
            <SectionPreview edited={filled} />
          ) : (
            <PreviewSkeleton />
          )
        }
      />
      <LeaveGuard active={form.isDirty} text={t("contentAdmin.leaveText")} />
    </>
  );
}

function VersionPreview({ section, banners }: SectionProps) {
  const read = useQuery(sectionItemsQuery(useApi(), section));
  const filled = fillSection(section, { items: read.data, banners: banners.data });
  if (filled) return <SectionPreview edited={filled} />;
  return renderMissing(section.type === "banner" ? banners : read, 2) ?? <PreviewSkeleton />;
}

function SectionPreview({ edited }: { edited: ShownSection }) {
  const shown = useShownHome();
  const content = useMemo(
    () => shown && { ...shown, sections: previewSections(shown.sections, edited) },
    [shown, edited],
  );
  return content ? <HomePreview {...content} /> : <PreviewSkeleton />;
}
