import type { MedusaContainer } from "@medusajs/framework/types";
import { CONTENT_MODULE } from "../../../../src/modules/content/index.ts";
import type { ContentModuleService } from "../../../../src/modules/content/service.ts";

/** Rows as the module takes them; times as ISO strings. */
export interface ContentRows {
  banners?: object[];
  sections?: object[];
  /** an `id` with the fields to change */
  change?: { id: string; [field: string]: unknown };
  remove?: string;
  clear?: boolean;
}

/** Creates, changes and deletes banners and sections in a running shop. */
export default async function storeContent(container: MedusaContainer, rows: ContentRows): Promise<void> {
  const content = container.resolve<ContentModuleService>(CONTENT_MODULE);
  if (rows.banners) await content.createBanners(rows.banners);
  if (rows.sections) await content.createSections(rows.sections);
  if (rows.change?.id.startsWith("ban")) await content.updateBanners([rows.change]);
  if (rows.change?.id.startsWith("sec")) await content.updateSections([rows.change]);
  if (rows.remove) await content.deleteBanners([rows.remove]);
  if (rows.clear) {
    await content.deleteBanners((await content.listBanners()).map(({ id }) => id));
    await content.deleteSections((await content.listSections()).map(({ id }) => id));
  }
}
