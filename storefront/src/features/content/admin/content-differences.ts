import type { BannerContent, SectionContent } from "@bezak/contract/content-draft.ts";
import { languages, type Language } from "../../../lib/language.ts";

export type Content = BannerContent | SectionContent;

/** A field with two different values. */
export type Difference =
  | { field: "title" | "subtitle" | "text"; language: Language; before: string; after: string }
  | { field: "link" | "position"; before: string; after: string }
  | { field: "active"; before: boolean; after: boolean }
  | { field: "desktop" | "mobile" | "schedule" | "source" };

type Texts = Partial<Record<Language, string | null>>;

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The same value whatever the order of its fields. */
const sorted = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

function textDifferences(field: "title" | "subtitle" | "text", before: Texts, after: Texts): Difference[] {
  return languages.flatMap((language) => {
    const [was, is] = [before[language] ?? "", after[language] ?? ""];
    return was === is ? [] : [{ field, language, before: was, after: is }];
  });
}

function bannerDifferences(before: BannerContent, after: BannerContent): Difference[] {
  const found = textDifferences("subtitle", before.subtitle, after.subtitle);
  for (const field of ["link", "position"] as const)
    if (before[field] !== after[field]) found.push({ field, before: before[field], after: after[field] });
  for (const field of ["desktop", "mobile"] as const)
    if (before.image[field] !== after.image[field]) found.push({ field });
  return found;
}

function sectionDifferences(before: SectionContent, after: SectionContent): Difference[] {
  if (before.type === "text" && after.type === "text")
    return textDifferences("text", before.source.text, after.source.text);
  const isSame = before.type === after.type && equal(sorted(before.source), sorted(after.source));
  return isSame ? [] : [{ field: "source" }];
}

/** Fields in which two contents of one banner or one section differ, in the order of the form. */
export function contentDifferences(before: Content, after: Content): Difference[] {
  const found = textDifferences("title", before.title, after.title);
  if ("image" in before && "image" in after) found.push(...bannerDifferences(before, after));
  if ("type" in before && "type" in after) found.push(...sectionDifferences(before, after));
  const { active } = after;
  if (before.active !== active) found.push({ field: "active", before: before.active, after: active });
  if (before.startsAt !== after.startsAt || before.endsAt !== after.endsAt) found.push({ field: "schedule" });
  return found;
}
