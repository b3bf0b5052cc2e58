import type { Section } from "@bezak/contract/content.ts";
import { toCard } from "../catalog/mapper.ts";
import type { SectionDocument } from "./gateway.ts";

export function toSection(section: SectionDocument, now: number): Section {
  if (section.type !== "products") return section;
  return { ...section, items: section.items.map((document) => toCard(document, now)) };
}
