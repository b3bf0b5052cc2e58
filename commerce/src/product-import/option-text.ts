import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";

const escaped = (text: string) => text.replace(/[\\|]/g, "\\$&");

/** Joins a text in three languages into one cell, `Размер | Oʻlcham | Size`; missing ones at the end are omitted. */
export function optionCell({ ru, uz, en }: LocalizedText): string {
  const texts = [ru, uz ?? "", en ?? ""].map(escaped);
  while (texts.length > 1 && texts.at(-1) === "") texts.pop();
  return texts.join(" | ");
}

/** Inverse of `optionCell`. */
export function readOptionCell(cell: string): LocalizedText {
  const [ru = "", uz = "", en = ""] = (cell.match(/(?:^|\|)(?:[^\\|]|\\.|\\$)*/gs) ?? []).map((part) =>
    part
      .replace(/^\|/, "")
      .trim()
      .replace(/\\([\\|])/g, "$1"),
  );
  return { ru, uz: uz || null, en: en || null };
}
