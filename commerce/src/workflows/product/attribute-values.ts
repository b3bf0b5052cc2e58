import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import type { AttributeValue } from "@bezak/contract/written-product.ts";
import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import type { TranslatedText } from "../../search/localized.ts";
import type { FieldProblem, FieldProblems } from "./field-problem.ts";

export type AttributeValues = Record<string, AttributeValue>;

/** An attribute as the catalogue shows it. */
export interface ShownAttribute {
  name: TranslatedText;
  value: TranslatedText;
}

const TEXT_MAX = 500;
const yes: TranslatedText = { ru: "Да", uz: "Ha", en: "Yes" };
const no: TranslatedText = { ru: "Нет", uz: "Yoʻq", en: "No" };

/** Fills missing languages with the ru text. */
export const whole = ({ ru, uz, en }: LocalizedText): TranslatedText => ({ ru, uz: uz || ru, en: en || ru });

/** Values to store, without empty ones, and the problems of the others. */
export function readAttributes(
  definitions: readonly CategoryAttribute[],
  written: AttributeValues,
): { values: AttributeValues; problems: FieldProblems } {
  const problems: FieldProblems = {};
  const values: AttributeValues = {};
  const known = new Map(definitions.map((one) => [one.key, one]));
  for (const [key, value] of Object.entries(written)) {
    const definition = known.get(key);
    const trimmed = typeof value === "string" ? value.trim() : value;
    if (trimmed === "") continue;
    const problem = definition ? findProblem(definition, trimmed) : "unknown";
    if (problem) problems[`attributes.${key.slice(0, 40)}`] = problem;
    else values[key] = trimmed;
  }
  return { values, problems };
}

function findProblem({ kind, choices }: CategoryAttribute, value: AttributeValue): FieldProblem | null {
  switch (kind) {
    case "text":
      if (typeof value !== "string") return "text";
      return value.length > TEXT_MAX ? `longest:${TEXT_MAX}` : null;
    case "number":
      return typeof value === "number" && Number.isFinite(value) && Math.abs(value) <= 1e9 ? null : "number";
    case "choice":
      return choices.some((choice) => choice.value === value) ? null : "unknown";
    case "yes_no":
      return typeof value === "boolean" ? null : "invalid";
  }
}

/** What the catalogue shows, in the category's order. An unchanged text keeps its translations. */
export function showAttributes(
  definitions: readonly CategoryAttribute[],
  values: AttributeValues,
  before: readonly ShownAttribute[],
): ShownAttribute[] {
  return definitions.flatMap((definition) => {
    const value = values[definition.key];
    if (value === undefined) return [];
    const name = whole(definition.name);
    const existing = before.find((one) => one.name.ru === name.ru && one.value.ru === value);
    return { name, value: existing?.value ?? showValue(definition, value) };
  });
}

function showValue({ kind, unit, choices }: CategoryAttribute, value: AttributeValue): TranslatedText {
  if (kind === "yes_no") return value === true ? yes : no;
  const choice = choices.find((one) => one.value === value);
  if (kind === "choice" && choice) return whole(choice.name);
  if (kind !== "number") return whole({ ru: String(value) });
  const units = unit ? whole(unit) : { ru: "", uz: "", en: "" };
  const comma = String(value).replace(".", ",");
  return {
    ru: `${comma} ${units.ru}`.trim(),
    uz: `${comma} ${units.uz}`.trim(),
    en: `${value} ${units.en}`.trim(),
  };
}

/**
 * Values by key. For a product that was stored before its category had attributes, they are derived from what it
 * shows.
 */
export const getAttributes = (
  definitions: readonly CategoryAttribute[],
  metadata: { attribute_values?: AttributeValues; attributes?: readonly ShownAttribute[] } | null,
): AttributeValues => metadata?.attribute_values ?? valuesFromShown(definitions, metadata?.attributes ?? []);

function valuesFromShown(
  definitions: readonly CategoryAttribute[],
  shown: readonly ShownAttribute[],
): AttributeValues {
  const values: AttributeValues = {};
  for (const { key, name, kind, choices } of definitions) {
    const text = shown.find((one) => one.name.ru === name.ru)?.value.ru;
    if (text === undefined) continue;
    const value = kind === "choice" ? choices.find((one) => one.name.ru === text)?.value : text;
    if (value !== undefined && (kind === "choice" || kind === "text")) values[key] = value;
  }
  return values;
}
