import type { AdministeredBanner, BannerChange } from "@bezak/contract/content-admin.ts";
import type { Crop } from "@bezak/contract/content-draft.ts";
import { isContentLink } from "@bezak/contract/content-rules.ts";
import type { Texts } from "../../../i18n/texts.ts";
import { toTyped, type TypedText } from "../../../lib/typed-text.ts";
import type { FormProblems } from "../../../lib/use-stored-form.ts";
import { toDays, toEnd, toStart, type ScheduleDays } from "./schedule-days.ts";

/** Position of the banners that only sections show. */
export const sectionPosition = "section";

/** A picture with what it was cut out of: one value, so that one never changes without the other. */
export interface BannerPicture {
  /** empty without a picture */
  url: string;
  /** null for a picture as it was uploaded */
  crop: Crop | null;
}

/** Values of the form. */
export interface BannerFields extends ScheduleDays {
  title: TypedText;
  subtitle: TypedText;
  link: string;
  desktop: BannerPicture;
  mobile: BannerPicture;
  position: string;
  active: boolean;
}

/** A banner before it is created. */
export const newBanner: AdministeredBanner = {
  id: "",
  title: { ru: "" },
  subtitle: { ru: "" },
  image: { desktop: "", mobile: "" },
  crops: { desktop: null, mobile: null },
  link: "",
  position: "home",
  order: 0,
  active: true,
  startsAt: null,
  endsAt: null,
  draft: null,
  version: "",
};

export function toBannerFields(banner: AdministeredBanner): BannerFields {
  const { title, subtitle, link, image, crops, position, active } = banner;
  return {
    title: toTyped(title),
    subtitle: toTyped(subtitle),
    link,
    desktop: { url: image.desktop, crop: crops.desktop },
    mobile: { url: image.mobile, crop: crops.mobile },
    position,
    active,
    ...toDays(banner),
  };
}

const trim = ({ ru, uz, en }: TypedText): TypedText => ({ ru: ru.trim(), uz: uz.trim(), en: en.trim() });

/** The values as a request contains them. */
function toBody({ title, subtitle, link, desktop, mobile, firstDay, lastDay, ...rest }: BannerFields) {
  return {
    ...rest,
    title: trim(title),
    subtitle: trim(subtitle),
    link: link.trim(),
    image: { desktop: desktop.url, mobile: mobile.url },
    crops: { desktop: desktop.crop, mobile: mobile.crop },
    startsAt: toStart(firstDay),
    endsAt: toEnd(lastDay),
  };
}

/** The banner as the form has it, for previews: a language without a text falls back to another one. */
export const toBanner = (fields: BannerFields, banner: AdministeredBanner): AdministeredBanner => ({
  ...banner,
  ...toBody(fields),
});

/** What differs from the stored banner; of a new one everything, once it differs from an empty one. */
export function toBannerChange(fields: BannerFields, banner: AdministeredBanner): BannerChange {
  const isNew = banner.id === "";
  const [now, before] = [toBody(fields), toBody(toBannerFields(isNew ? newBanner : banner))];
  const names = Object.keys(now) as (keyof typeof now)[];
  const differing = names.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]));
  if (isNew && differing.length > 0) return now;
  return Object.fromEntries(differing.map((name) => [name, now[name]]));
}

/** Field errors that can be found in the browser. */
export function bannerProblems(fields: BannerFields, t: Texts): FormProblems {
  const found: Record<string, string> = {};
  const link = fields.link.trim();
  if (fields.title.ru.trim() === "") found["title.ru"] = t("contentAdmin.titleNeeded");
  if (fields.subtitle.ru.trim() === "" && (fields.subtitle.uz.trim() || fields.subtitle.en.trim()))
    found["subtitle.ru"] = t("contentAdmin.russianFirst");
  if (!isContentLink(link)) found.link = t("contentAdmin.banners.linkWrong");
  if (fields.desktop.url === "") found.desktop = t("contentAdmin.banners.pictureNeeded");
  if (fields.mobile.url === "") found.mobile = t("contentAdmin.banners.pictureNeeded");
  return { ...found, ...scheduleProblems(fields, t) };
}

export function scheduleProblems({ firstDay, lastDay }: ScheduleDays, t: Texts): FormProblems {
  return firstDay !== "" && lastDay !== "" && lastDay < firstDay
    ? { lastDay: t("contentAdmin.endsBeforeStart") }
    : {};
}

const scheduleFields = { startsAt: "firstDay", endsAt: "lastDay" } as const;

/** The server's field errors by field of the form. */
export function toBannerProblems(errors: Readonly<Record<string, string>>): FormProblems {
  const names: Partial<Record<string, string>> = {
    ...scheduleFields,
    "image.desktop": "desktop",
    "image.mobile": "mobile",
    "crops.desktop.original": "desktop",
    "crops.mobile.original": "mobile",
  };
  return Object.fromEntries(Object.entries(errors).map(([path, text]) => [names[path] ?? path, text]));
}
