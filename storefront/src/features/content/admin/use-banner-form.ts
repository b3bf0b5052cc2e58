import type { AdministeredBanner, BannerChange } from "@bezak/contract/content-admin.ts";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import {
  bannerProblems,
  toBannerChange,
  toBannerFields,
  toBannerProblems,
  type BannerFields,
} from "./banner-fields.ts";
import { changeBanner, createBanner } from "./content-admin-api.ts";
import { saveBannerDraft } from "./content-versions-api.ts";
import { useContentForm, type ContentFormState } from "./use-content-form.ts";

const isSchedule = (field: keyof BannerFields) =>
  field === "firstDay" || field === "lastDay" || field === "active";

/** State of the form of a banner; one without an id is new. */
export function useBannerForm(banner: AdministeredBanner): ContentFormState<"banners", BannerFields> {
  const t = useTexts();
  const api = useApi();
  return useContentForm<"banners", BannerFields, BannerChange>({
    kind: "banners",
    row: banner,
    toFields: toBannerFields,
    toChanges: toBannerChange,
    findProblems: (fields) => bannerProblems(fields, t),
    toProblems: toBannerProblems,
    label: (field) =>
      isSchedule(field)
        ? t(`contentAdmin.${field === "active" ? "on" : field}`)
        : t(`contentAdmin.banners.fields.${field}`),
    // the form checks that a new banner has all of them
    create: (body, key) => createBanner(api, body as Parameters<typeof createBanner>[1], key),
    write: (body) => changeBanner(api, banner.id, body),
    saveDraft: (body) => saveBannerDraft(api, banner.id, body),
  });
}
