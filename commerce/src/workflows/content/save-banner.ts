import { isDeepStrictEqual } from "node:util";
import type { BannerChange, NewBanner } from "@bezak/contract/content-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { refuseStale, renewVersion } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { claimPictures, releasePictures } from "./banner-pictures.ts";
import { findRepeated, toKeyedRequest, type Creation } from "./content-creation.ts";
import {
  bannerColumns,
  changeContent,
  lockBanner,
  viewBanner,
  type BannerRow,
  type BannerView,
} from "./content-row.ts";
import { checkTimes, rankIn, toStoredText, toTime } from "./written-content.ts";

/**
 * Creates a banner, by default after all others. A repeat of its key finds it as it is now.
 * @throws ShopError 400 invalid_input, 422 idempotency_mismatch, 404 banner_not_found for a repeat after its deletion
 */
export function createBanner(container: MedusaContainer, creation: Creation<NewBanner>): Promise<BannerView> {
  const { adminId, body } = creation;
  const { title, subtitle, image, link, position, order, active } = body;
  const request = toKeyedRequest("ban", creation);
  const id = request?.id ?? generateEntityId("", "ban");
  const startsAt = toTime(body.startsAt);
  const endsAt = toTime(body.endsAt);
  return changeContent(container, async (sql) => {
    const repeated = await findRepeated(sql, "banner", request);
    if (repeated !== undefined) return lockBanner(sql, repeated);
    checkTimes({ startsAt, endsAt });
    await claimPictures(container, sql, { id, adminId, before: null, after: image });
    const [row] = await sql<BannerRow>(
      `insert into banner
         (id, body_hash, title, subtitle, image_desktop, image_mobile, link, position, active, starts_at, ends_at, rank)
       values (?, ?, ?::jsonb, ?::jsonb, ?, ?, ?, ?, ?, ?, ?, ${rankIn("banner")}) returning ${bannerColumns}`,
      [
        id,
        request?.hash ?? null,
        JSON.stringify(toStoredText(title)),
        JSON.stringify(toStoredText(subtitle)),
        image.desktop,
        image.mobile,
        link,
        position,
        active,
        startsAt,
        endsAt,
        order ?? null,
      ],
    );
    return viewBanner(row!);
  });
}

function applyChange(banner: BannerView, { startsAt, endsAt, title, subtitle, ...change }: BannerChange) {
  return {
    ...banner,
    ...change,
    ...(title && { title: toStoredText(title) }),
    ...(subtitle && { subtitle: toStoredText(subtitle) }),
    ...(startsAt !== undefined && { startsAt: toTime(startsAt) }),
    ...(endsAt !== undefined && { endsAt: toTime(endsAt) }),
    version: banner.version,
  };
}

/**
 * Changes a banner; absent fields stay unchanged, and a repeat changes nothing.
 * @throws ShopError 400 invalid_input, 404 banner_not_found, 409 stale_version
 */
export function changeBanner(
  container: MedusaContainer,
  { id, adminId, change }: { id: string; adminId: string; change: BannerChange },
): Promise<BannerView> {
  return changeContent(container, async (sql) => {
    const before = await lockBanner(sql, id);
    refuseStale(change.version, before);
    const after = applyChange(before, change);
    if (isDeepStrictEqual(after, before)) return before;
    checkTimes(after);
    const pictures = { id, adminId, before: before.image, after: after.image };
    await claimPictures(container, sql, pictures);
    const [row] = await sql<BannerRow>(
      `update banner set title = ?::jsonb, subtitle = ?::jsonb, image_desktop = ?, image_mobile = ?, link = ?,
         position = ?, active = ?, starts_at = ?, ends_at = ?, rank = ?, ${renewVersion}
       where id = ? returning ${bannerColumns}`,
      [
        JSON.stringify(after.title),
        JSON.stringify(after.subtitle),
        after.image.desktop,
        after.image.mobile,
        after.link,
        after.position,
        after.active,
        after.startsAt,
        after.endsAt,
        after.order,
        id,
      ],
    );
    await releasePictures(container, sql, pictures);
    return viewBanner(row!);
  });
}

/**
 * Deletes a banner; its row remains, so that a repeat of its creation creates nothing. A section that is being saved with it waits, and then does not find it.
 * @throws ShopError 404 banner_not_found, 409 banner_in_use when a section shows it
 */
export function deleteBanner(container: MedusaContainer, id: string): Promise<void> {
  return changeContent(container, async (sql) => {
    const { image } = await lockBanner(sql, id);
    const sections = await sql(
      "select 1 from section where type = 'banner' and source->>'bannerId' = ? and deleted_at is null limit 1",
      [id],
    );
    if (sections.length > 0) throw new ShopError(409, "banner_in_use", "A section shows this banner");
    await sql("update banner set deleted_at = now() where id = ?", [id]);
    await releasePictures(container, sql, { id, before: image, after: null });
  });
}
