import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_UPLOAD_MODULE } from "../../modules/upload/index.ts";
import type { ShopUploadModuleService } from "../../modules/upload/service.ts";
import { getRunner } from "../users/get-runner.ts";
import type { Sql } from "../users/sql.ts";
import { refusedFields } from "./written-content.ts";

export interface BannerImage {
  desktop: string;
  mobile: string;
}

interface PictureChange {
  id: string;
  adminId: string;
  /** null for a new banner */
  before: BannerImage | null;
  /** null for a deleted banner */
  after: BannerImage | null;
}

const getHolder = (id: string) => `banner:${id}`;
const getUploads = (container: MedusaContainer) =>
  container.resolve<ShopUploadModuleService>(SHOP_UPLOAD_MODULE);

const without = (list: BannerImage | null, others: BannerImage | null): string[] => {
  const known = others ? [others.desktop, others.mobile] : [];
  return list ? [...new Set([list.desktop, list.mobile])].filter((url) => !known.includes(url)) : [];
};

/** Pictures that banners show, which any banner may show: also those of the demo shop, which nobody uploaded. */
async function listShown(sql: Sql, urls: readonly string[]): Promise<string[]> {
  const rows = await sql<{ url: string }>(
    `select distinct url from banner, unnest(array[image_desktop, image_mobile]) as url
     where url = any(?::text[]) and deleted_at is null`,
    [urls],
  );
  return rows.map(({ url }) => url);
}

/**
 * Claims the new pictures, in the transaction that shows them.
 * @throws ShopError 400 invalid_input for a picture that neither this person uploaded nor a banner shows
 */
export async function claimPictures(
  container: MedusaContainer,
  sql: Sql,
  { id, adminId, before, after }: PictureChange,
): Promise<void> {
  const urls = without(after, before);
  if (urls.length === 0) return;
  const shown = await listShown(sql, urls);
  const claim = { ownerId: adminId, holder: getHolder(id), types: ["image"] as const };
  const sent = urls.filter((url) => !shown.includes(url));
  const refused = await getUploads(container).claim({ ...claim, urls: sent }, getRunner(sql));
  if (refused.length > 0) {
    const fields = (["desktop", "mobile"] as const).filter((field) => refused.includes(after?.[field] ?? ""));
    throw refusedFields(Object.fromEntries(fields.map((field) => [`image.${field}`, "not_yours"])));
  }
  await getUploads(container).hold(claim.holder, shown, getRunner(sql));
}

/** Releases the pictures that the banner no longer shows, in the transaction that hides them. */
export async function releasePictures(
  container: MedusaContainer,
  sql: Sql,
  { id, before, after }: Omit<PictureChange, "adminId">,
): Promise<void> {
  await getUploads(container).release(getHolder(id), without(before, after), getRunner(sql));
}
