import type { WrittenText } from "../workflows/product/written-product.ts";

const escaped = (text: string) => text.replace(/[\\|]/g, "\\$&");

/** A text of three languages in one cell: `Размер | Oʻlcham | Size`; those that are missing at the end are left out. */
export function optionCell({ ru, uz, en }: WrittenText): string {
  const texts = [ru, uz ?? "", en ?? ""].map(escaped);
  while (texts.length > 1 && texts.at(-1) === "") texts.pop();
  return texts.join(" | ");
}

/** The text that `optionCell` was given. */
export function readOptionCell(cell: string): WrittenText {
  const [ru = "", uz = "", en = ""] = (cell.match(/(?:^|\|)(?:[^\\|]|\\.|\\$)*/gs) ?? []).map((part) =>
    part
      .replace(/^\|/, "")
      .trim()
      .replace(/\\([\\|])/g, "$1"),
  );
  return { ru, uz: uz || null, en: en || null };
}
