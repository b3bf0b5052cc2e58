import type { AdministeredCategory, CategoryChange } from "@bezak/contract/category-admin.ts";
import type { AttributeKind } from "@bezak/contract/product-attributes.ts";
import { vatRates } from "@bezak/contract/product-attributes.ts";
import { categoryIcons } from "@bezak/contract/category-icons.ts";
import type { Texts } from "../../i18n/texts.ts";
import { toTyped, type TypedText } from "../../lib/typed-text.ts";
import type { FormProblems } from "../../lib/use-stored-form.ts";
import { readChoices, writeChoices } from "./attribute-lines.ts";

/** An attribute as it is typed. */
export interface AttributeFields {
  key: string;
  name: TypedText;
  kind: AttributeKind;
  unit: TypedText;
  required: boolean;
  /** one a line, as `readChoices` reads them */
  choices: string;
}

/** Values of the form. */
export interface CategoryFields {
  name: TypedText;
  /** empty for a new one: made of the name */
  slug: string;
  /** empty at the top */
  parentId: string;
  icon: string;
  image: string | null;
  active: boolean;
  featured: boolean;
  ikpu: string;
  packageCode: string;
  /** in percent */
  vat: string;
  attributes: readonly AttributeFields[];
}

/** A category before it is created. */
export const newCategory = (parentId: string | null): AdministeredCategory => ({
  id: "",
  slug: "",
  name: { ru: "" },
  icon: null,
  image: null,
  parentId,
  order: 0,
  active: true,
  featured: parentId === null,
  productCount: 0,
  attributes: [],
  fiscalCodes: null,
  version: "",
});

export const newAttribute: AttributeFields = {
  key: "",
  name: toTyped(null),
  kind: "text",
  unit: toTyped(null),
  required: false,
  choices: "",
};

export function toCategoryFields(category: AdministeredCategory): CategoryFields {
  const { name, slug, parentId, icon, image, active, featured, fiscalCodes, attributes } = category;
  return {
    name: toTyped(name),
    slug,
    parentId: parentId ?? "",
    icon: icon ?? "",
    image,
    active,
    featured,
    ikpu: fiscalCodes?.ikpu ?? "",
    packageCode: fiscalCodes?.packageCode ?? "",
    vat: fiscalCodes ? String(fiscalCodes.vatPercent) : "",
    attributes: attributes.map((attribute) => ({
      key: attribute.key,
      name: toTyped(attribute.name),
      kind: attribute.kind,
      unit: toTyped(attribute.unit),
      required: attribute.required,
      choices: writeChoices(attribute.choices),
    })),
  };
}

const trim = ({ ru, uz, en }: TypedText): TypedText => ({ ru: ru.trim(), uz: uz.trim(), en: en.trim() });

function toAttribute({ key, name, kind, unit, required, choices }: AttributeFields) {
  const measured = trim(unit);
  return {
    key: key.trim(),
    name: trim(name),
    kind,
    required,
    unit: kind === "number" && measured.ru !== "" ? measured : null,
    // the form refuses lines that cannot be read
    ...(kind === "choice" && { choices: readChoices(choices) ?? [] }),
  };
}

const hasCodes = ({ ikpu, packageCode, vat }: CategoryFields) =>
  Boolean(ikpu.trim() || packageCode.trim() || vat);

function toBody(fields: CategoryFields) {
  const { name, slug, parentId, icon, image, active, featured, ikpu, packageCode, vat, attributes } = fields;
  return {
    name: trim(name),
    slug: slug.trim(),
    parentId: parentId || null,
    icon: categoryIcons.find((one) => one === icon) ?? null,
    image,
    active,
    featured,
    fiscalCodes: hasCodes(fields)
      ? {
          ikpu: ikpu.trim(),
          packageCode: packageCode.trim(),
          vatPercent: Number(vat) as (typeof vatRates)[number],
        }
      : null,
    attributes: attributes.map(toAttribute),
  };
}

/** What differs from the stored category; of a new one everything, once it differs from an empty one. */
export function toCategoryChange(fields: CategoryFields, category: AdministeredCategory): CategoryChange {
  const [now, before] = [toBody(fields), toBody(toCategoryFields(category))];
  const names = Object.keys(now) as (keyof typeof now)[];
  const differing = names.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]));
  const sent = category.id === "" && differing.length > 0 ? names : differing;
  const change = Object.fromEntries(sent.map((name) => [name, now[name]])) as Partial<typeof now>;
  const { slug, ...rest } = change;
  // without one the server makes it of the name
  return slug ? change : rest;
}

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const keyPattern = /^[a-z][a-z0-9_]{0,39}$/;

/** Field errors that can be found in the browser. */
export function categoryProblems(fields: CategoryFields, isNew: boolean, t: Texts): FormProblems {
  const found: Record<string, string> = {};
  const { name, slug, ikpu, packageCode, vat, attributes } = fields;
  if (name.ru.trim() === "") found["name.ru"] = t("categoryAdmin.nameNeeded");
  if (!(isNew && slug.trim() === "") && !slugPattern.test(slug.trim()))
    found.slug = t("categoryAdmin.slugWrong");
  if (hasCodes(fields)) {
    if (!/^\d{17}$/.test(ikpu.trim())) found.ikpu = t("categoryAdmin.ikpuWrong");
    if (!/^\d{1,20}$/.test(packageCode.trim())) found.packageCode = t("categoryAdmin.packageWrong");
    if (!vatRates.some((rate) => String(rate) === vat)) found.vat = t("categoryAdmin.vatNeeded");
  }
  for (const [at, attribute] of attributes.entries()) {
    const path = `attributes.${at}`;
    const isRepeated = attributes.some((one, other) => other < at && one.key.trim() === attribute.key.trim());
    if (!keyPattern.test(attribute.key.trim())) found[`${path}.key`] = t("categoryAdmin.keyWrong");
    else if (isRepeated) found[`${path}.key`] = t("categoryAdmin.keyRepeated");
    if (attribute.name.ru.trim() === "") found[`${path}.name.ru`] = t("categoryAdmin.nameNeeded");
    if (attribute.kind === "choice" && !readChoices(attribute.choices)?.length)
      found[`${path}.choices`] = t("categoryAdmin.choicesWrong");
  }
  return found;
}

/** The server's field errors by field of the form; `attributes.metal.choices.gold` belongs to the choices of `metal`. */
export function toCategoryProblems(
  errors: Readonly<Record<string, string>>,
  fields: CategoryFields,
  stored: AdministeredCategory,
): FormProblems {
  const found: Record<string, string> = {};
  for (const [path, text] of Object.entries(errors)) {
    const [group, key, part] = path.split(".");
    if (group === "fiscalCodes") found[key === "vatPercent" ? "vat" : (key ?? "ikpu")] = text;
    else if (group !== "attributes" || key === undefined) found[path] = text;
    else {
      const index = /^\d+$/.test(key) ? Number(key) : fields.attributes.findIndex((one) => one.key === key);
      const gone = stored.attributes.find((one) => one.key === key)?.name.ru ?? key;
      if (index < 0) found.attributes = `${gone}: ${text}`;
      else
        found[
          `attributes.${index}.${part === "choices" ? "choices" : /^\d+$/.test(key) ? path.split(".").slice(2).join(".") : "kind"}`
        ] = text;
    }
  }
  return found;
}
