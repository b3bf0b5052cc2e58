import type { AdministeredSection, SectionChange } from "@bezak/contract/content-admin.ts";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { changeSection, createSection } from "./content-admin-api.ts";
import { saveSectionDraft } from "./content-versions-api.ts";
import {
  sectionProblems,
  toSectionChange,
  toSectionFields,
  toSectionProblems,
  type SectionFields,
} from "./section-fields.ts";
import { useContentForm, type ContentFormState } from "./use-content-form.ts";

/** State of the form of a section; one without an id is new. */
export function useSectionForm(section: AdministeredSection): ContentFormState<"sections", SectionFields> {
  const t = useTexts();
  const api = useApi();
  return useContentForm<"sections", SectionFields, SectionChange>({
    kind: "sections",
    row: section,
    toFields: toSectionFields,
    toChanges: toSectionChange,
    findProblems: (fields) => sectionProblems(fields, t),
    toProblems: toSectionProblems,
    label(field) {
      if (field === "active") return t("contentAdmin.on");
      if (field === "firstDay" || field === "lastDay") return t(`contentAdmin.${field}`);
      return t(`contentAdmin.sections.fields.${field}`);
    },
    // the form checks that a new section has all of them
    create: (body, key) => createSection(api, body as Parameters<typeof createSection>[1], key),
    write: (body) => changeSection(api, section.id, body),
    saveDraft: (body) => saveSectionDraft(api, section.id, body),
  });
}
