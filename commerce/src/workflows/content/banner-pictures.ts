import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_UPLOAD_MODULE } from "../../modules/upload/index.ts";
import type { ShopUploadModuleService } from "../../modules/upload/service.ts";
import { getRunner } from "../users/get-runner.ts";
import type { Sql } from "../users/sql.ts";
import type { WrittenCrops } from "./content-parts.ts";
import { refusedFields } from "./written-content.ts";

interface BannerPictures {
  image: { desktop: string; mobile: string };
  crops: WrittenCrops;
}

const getHolder = (id: string) => `banner:${id}`;
const getUploads = (container: MedusaContainer) =>
  container.resolve<ShopUploadModuleService>(SHOP_UPLOAD_MODULE);

/** Addresses of pictures by the field of a request that has them. */
function listPictures({ image, crops }: BannerPictures): [field: string, url: string][] {
  const { desktop, mobile } = crops;
  return [
    ["image.desktop", image.desktop],
    ["image.mobile", image.mobile],
    ...(desktop ? [["crops.desktop.original", desktop.original] as [string, string]] : []),
    ...(mobile ? [["crops.mobile.original", mobile.original] as [string, string]] : []),
  ];
}

/** Pictures that banners show or are cut out of, which any banner may use: also those of the demo shop, which nobody uploaded. */
async function listShown(sql: Sql, urls: readonly string[]): Promise<string[]> {
  const rows = await sql<{ url: string }>(
    `select distinct url from banner, unnest(array[image_desktop, image_mobile, crops->'desktop'->>'original',
       crops->'mobile'->>'original']) as url
     where url = any(?::text[]) and deleted_at is null`,
    [urls],
  );
  return rows.map(({ url }) => url);
}

interface Claimed {
  id: string;
  adminId: string;
  pictures: BannerPictures;
}

/**
 * Claims the pictures of a banner or of its draft, in the transaction that stores them. They stay claimed, since versions
 * have them, until the banner was deleted long ago.
 * @throws ShopError 400 invalid_input for a picture that neither this person uploaded nor a banner has
 */
export async function claimPictures(
  container: MedusaContainer,
  sql: Sql,
  { id, adminId, pictures }: Claimed,
): Promise<void> {
  const uploads = getUploads(container);
  const holder = getHolder(id);
  const held = await uploads.listHeld(holder, getRunner(sql));
  const fields = listPictures(pictures).filter(([, url]) => !held.includes(url));
  const urls = [...new Set(fields.map(([, url]) => url))];
  if (urls.length === 0) return;
  const shown = await listShown(sql, urls);
  const claim = { ownerId: adminId, holder, types: ["image"] as const };
  const sent = urls.filter((url) => !shown.includes(url));
  const refused = await uploads.claim({ ...claim, urls: sent }, getRunner(sql));
  if (refused.length > 0) {
    const names = fields.filter(([, url]) => refused.includes(url)).map(([field]) => field);
    throw refusedFields(Object.fromEntries(names.map((field) => [field, "not_yours"])));
  }
  await uploads.hold(holder, shown, getRunner(sql));
}

/** Releases all pictures of a banner that cannot be restored any more, in the transaction of the caller. */
export async function releasePictures(container: MedusaContainer, sql: Sql, id: string): Promise<void> {
  const uploads = getUploads(container);
  const urls = await uploads.listHeld(getHolder(id), getRunner(sql));
  await uploads.release(getHolder(id), urls, getRunner(sql));
}
