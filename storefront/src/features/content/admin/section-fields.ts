import type { AdministeredSection, NewSection, SectionChange } from "@bezak/contract/content-admin.ts";
import { contentLimits, type SectionType } from "@bezak/contract/content-rules.ts";
import type { ProductFilter, ProductSort } from "@bezak/contract/product-query.ts";
import type { Texts } from "../../../i18n/texts.ts";
import { toTyped, type TypedText } from "../../../lib/typed-text.ts";
import type { FormProblems } from "../../../lib/use-stored-form.ts";
import { wholeNumber } from "../../../lib/whole-number.ts";
import { scheduleProblems } from "./banner-fields.ts";
import { toDays, toEnd, toStart, type ScheduleDays } from "./schedule-days.ts";

/** Values of the form: those of all types, so that trying another type loses nothing. */
export interface SectionFields extends ScheduleDays {
  title: TypedText;
  type: SectionType;
  active: boolean;
  filter: ProductFilter | "";
  sort: ProductSort;
  /** id or slug; empty for all */
  category: string;
  /** names, separated by commas */
  brands: string;
  /** id; empty for all */
  shop: string;
  /** most products or categories, as typed */
  limit: string;
  /** ids or slugs in their order; empty for the featured ones */
  categories: readonly string[];
  bannerId: string;
  text: TypedText;
}

const usualLimit = 12;

/** A section before it is created. */
export const newSection: AdministeredSection = {
  id: "",
  type: "products",
  title: { ru: "" },
  source: { limit: usualLimit },
  order: 0,
  active: true,
  startsAt: null,
  endsAt: null,
  draft: null,
  version: "",
};

export function toSectionFields(section: AdministeredSection): SectionFields {
  const fields: SectionFields = {
    title: toTyped(section.title),
    type: section.type,
    active: section.active,
    ...toDays(section),
    filter: "",
    sort: "popularity",
    category: "",
    brands: "",
    shop: "",
    limit: String(usualLimit),
    categories: [],
    bannerId: "",
    text: toTyped(null),
  };
  switch (section.type) {
    case "products": {
      const { filter, sort, category, brand, seller, limit } = section.source;
      return {
        ...fields,
        filter: filter ?? "",
        sort: sort ?? "popularity",
        category: category ?? "",
        brands: brand?.join(", ") ?? "",
        shop: seller ?? "",
        limit: String(limit),
      };
    }
    case "categories":
      return { ...fields, categories: section.source.ids ?? [], limit: String(section.source.limit) };
    case "banner":
      return { ...fields, bannerId: section.source.bannerId };
    case "text":
      return { ...fields, text: toTyped(section.source.text) };
  }
}

export const toBrands = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

const trim = ({ ru, uz, en }: TypedText): TypedText => ({ ru: ru.trim(), uz: uz.trim(), en: en.trim() });

type TypeAndSource = {
  [Type in SectionType]: Pick<Extract<NewSection, { type: Type }>, "type" | "source">;
}[SectionType];

/** Type and source as requests contain them. A number that is not one counts as none: the form refuses it. */
function toSource(fields: SectionFields): TypeAndSource {
  const { type, filter, sort, category, shop, categories } = fields;
  const limit = wholeNumber(fields.limit) ?? 0;
  const brand = toBrands(fields.brands);
  switch (type) {
    case "products": {
      const source = {
        ...(filter !== "" && { filter }),
        sort,
        ...(category !== "" && { category }),
        ...(brand.length > 0 && { brand }),
        ...(shop !== "" && { seller: shop }),
        limit,
      };
      return { type, source };
    }
    case "categories":
      return { type, source: { ...(categories.length > 0 && { ids: [...categories] }), limit } };
    case "banner":
      return { type, source: { bannerId: fields.bannerId } };
    case "text":
      return { type, source: { text: trim(fields.text) } };
  }
}

function toBody(fields: SectionFields) {
  return {
    title: trim(fields.title),
    active: fields.active,
    startsAt: toStart(fields.firstDay),
    endsAt: toEnd(fields.lastDay),
    content: toSource(fields),
  };
}

/** The section as the form has it, for previews: a language without a text falls back to another one. */
export function toSection(fields: SectionFields, section: AdministeredSection): AdministeredSection {
  const { content, ...rest } = toBody(fields);
  return { ...section, ...rest, ...content } as AdministeredSection;
}

/** What differs from the stored section; of a new one everything, once it differs from an empty one. */
export function toSectionChange(fields: SectionFields, section: AdministeredSection): SectionChange {
  const isNew = section.id === "";
  const [now, before] = [toBody(fields), toBody(toSectionFields(isNew ? newSection : section))];
  const names = Object.keys(now) as (keyof typeof now)[];
  const differing = names.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]));
  const sent = isNew && differing.length > 0 ? names : differing;
  const { content, ...rest } = Object.fromEntries(sent.map((name) => [name, now[name]])) as Partial<
    typeof now
  >;
  return { ...rest, ...content };
}

/** Field errors that can be found in the browser. */
export function sectionProblems(fields: SectionFields, t: Texts): FormProblems {
  const found: Record<string, string> = {};
  const { type, title, text, bannerId } = fields;
  const limit = wholeNumber(fields.limit) ?? 0;
  const isList = type === "products" || type === "categories";
  if (title.ru.trim() === "") found["title.ru"] = t("contentAdmin.titleNeeded");
  if (isList && (limit < 1 || limit > contentLimits.itemsMax))
    found.limit = t("contentAdmin.sections.limitWrong", { max: contentLimits.itemsMax });
  if (type === "banner" && bannerId === "") found.bannerId = t("contentAdmin.sections.bannerNeeded");
  if (type === "text" && text.ru.trim() === "") found["text.ru"] = t("contentAdmin.sections.textNeeded");
  return { ...found, ...scheduleProblems(fields, t) };
}

const formNames: Partial<Record<string, keyof SectionFields>> = {
  startsAt: "firstDay",
  endsAt: "lastDay",
  "source.seller": "shop",
  "source.brand": "brands",
  "source.ids": "categories",
};

/** The server's field errors by field of the form. */
export function toSectionProblems(errors: Readonly<Record<string, string>>): FormProblems {
  return Object.fromEntries(
    Object.entries(errors).map(([path, text]) => {
      // an error of one category or brand belongs to their field
      const whole = path.replace(/^(source\.(?:ids|brand))\.\d+$/, "$1");
      return [formNames[whole] ?? whole.replace(/^source\./, ""), text];
    }),
  );
}
