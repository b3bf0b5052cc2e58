import type { Banner, Section } from "@bezak/contract/content.ts";

/** A new one comes last. */
const toOrder = ({ id, order }: Banner | Section) => (id === "" ? Number.MAX_SAFE_INTEGER : order);

/** The list with `edited` at its position, in place of the stored one. */
function withEdited<Row extends Banner | Section>(rows: readonly Row[], edited: Row): Row[] {
  return [...rows.filter(({ id }) => id !== edited.id), edited].toSorted(
    (one, other) => toOrder(one) - toOrder(other),
  );
}

/**
 * The banners at the top of the home page as if the edited one were saved and shown. It comes first, as the carousel
 * shows it later, so that it is seen at once.
 */
export function previewBanners(shown: readonly Banner[], edited: Banner, position: string): Banner[] {
  if (edited.position !== position) return shown.filter(({ id }) => id !== edited.id);
  const rows = withEdited(shown, edited);
  const at = rows.indexOf(edited);
  return [...rows.slice(at), ...rows.slice(0, at)];
}

/** The sections with the edited banner in those that show it; one that is not shown yet is added to them. */
export function sectionsWithBanner(shown: readonly Section[], edited: Banner): Section[] {
  return shown.map((section) =>
    section.type === "banner" && section.source.bannerId === edited.id
      ? { ...section, items: [edited] }
      : section,
  );
}

/** The sections as if the edited one were saved and shown; visitors do not see an empty one. */
export function previewSections(shown: readonly Section[], edited: Section): Section[] {
  return withEdited(shown, edited).filter(({ items }) => items.length > 0);
}
