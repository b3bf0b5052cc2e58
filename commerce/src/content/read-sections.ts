import type { MedusaContainer } from "@medusajs/framework/types";
import { jsonList } from "../catalog/json-list.ts";
import { cachedContent, type StoredSection } from "./cached-content.ts";
import { fillSection } from "./fill-section.ts";
import { isShown } from "./is-shown.ts";

/** Returns the sections shown now with their items, as JSON text; omits empty ones. */
export async function readSectionsJson(container: MedusaContainer): Promise<Buffer> {
  const { sections } = await cachedContent(container);
  const now = Date.now();
  const texts = await Promise.all(
    sections.filter((section) => isShown(section, now)).map((section) => sectionJson(container, section)),
  );
  return Buffer.concat([
    Buffer.from('{"sections":'),
    jsonList(texts.filter((text) => text !== undefined)),
    Buffer.from("}"),
  ]);
}

async function sectionJson(container: MedusaContainer, section: StoredSection): Promise<Buffer | undefined> {
  const items = await fillSection(container, section);
  if (!items.length) return undefined;
  const head = JSON.stringify(section).slice(0, -1);
  return Buffer.concat([Buffer.from(`${head},"items":`), jsonList(items), Buffer.from("}")]);
}
