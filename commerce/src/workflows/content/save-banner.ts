import { isDeepStrictEqual } from "node:util";
import type { BannerChange, NewBanner } from "@bezak/contract/content-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { refuseStale } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { claimPictures } from "./banner-pictures.ts";
import { findRepeated, toKeyedRequest, type Creation } from "./content-creation.ts";
import { getParts, toCrops, type BannerCrops, type BannerParts } from "./content-parts.ts";
import {
  bannerColumns,
  changeContent,
  lockBanner,
  viewBanner,
  type BannerRow,
  type BannerView,
} from "./content-row.ts";
import { recordVersion } from "./content-versions.ts";
import { changeDraft, publishParts } from "./write-content.ts";
import { checkTimes, rankIn, toStoredText, toTime } from "./written-content.ts";

/**
 * Creates a banner, by default after all others. A repeat of its key finds it as it is now.
 * @throws ShopError 400 invalid_input, 422 idempotency_mismatch, 404 banner_not_found for a repeat after its deletion
 */
export function createBanner(container: MedusaContainer, creation: Creation<NewBanner>): Promise<BannerView> {
  const { adminId, body } = creation;
  const { title, subtitle, image, crops, link, position, order, active } = body;
  const request = toKeyedRequest("ban", creation);
  const id = request?.id ?? generateEntityId("", "ban");
  const startsAt = toTime(body.startsAt);
  const endsAt = toTime(body.endsAt);
  return changeContent(container, async (sql) => {
    const repeated = await findRepeated(sql, "banner", request);
    if (repeated !== undefined) return lockBanner(sql, repeated);
    checkTimes({ startsAt, endsAt });
    await claimPictures(container, sql, { id, adminId, pictures: body });
    const [row] = await sql<BannerRow>(
      `insert into banner (id, body_hash, title, subtitle, image_desktop, image_mobile, crops, link, position, active,
         starts_at, ends_at, rank)
       values (?, ?, ?::jsonb, ?::jsonb, ?, ?, ?::jsonb, ?, ?, ?, ?, ?, ${rankIn("banner")}) returning ${bannerColumns}`,
      [
        id,
        request?.hash ?? null,
        JSON.stringify(toStoredText(title)),
        JSON.stringify(toStoredText(subtitle)),
        image.desktop,
        image.mobile,
        JSON.stringify(toCrops(crops)),
        link,
        position,
        active,
        startsAt,
        endsAt,
        order ?? null,
      ],
    );
    const banner = viewBanner(row!);
    await recordVersion(sql, {
      id,
      before: null,
      after: getParts.banner(banner),
      act: "created",
      authorId: adminId,
    });
    return banner;
  });
}

/** What the pictures of a changed banner are cut out of. Nothing is known of a picture that comes without its crop. */
function changeCrops(parts: BannerParts, { image = parts.image, crops }: BannerChange): BannerCrops {
  if (crops) return toCrops(crops);
  const { desktop, mobile } = parts.crops;
  return {
    desktop: image.desktop === parts.image.desktop ? desktop : null,
    mobile: image.mobile === parts.image.mobile ? mobile : null,
  };
}

/** The parts with what a change contains; absent fields stay. */
export function applyBannerChange(parts: BannerParts, change: BannerChange): BannerParts {
  const { title, subtitle, startsAt, endsAt, version: _, order: __, ...rest } = change;
  return {
    ...parts,
    ...rest,
    crops: changeCrops(parts, change),
    ...(title && { title: toStoredText(title) }),
    ...(subtitle && { subtitle: toStoredText(subtitle) }),
    ...(startsAt !== undefined && { startsAt: toTime(startsAt) }),
    ...(endsAt !== undefined && { endsAt: toTime(endsAt) }),
  };
}

/**
 * Changes a banner; absent fields stay unchanged, and a repeat changes nothing. Its draft gets the same changes.
 * @throws ShopError 400 invalid_input, 404 banner_not_found, 409 stale_version
 */
export function changeBanner(
  container: MedusaContainer,
  { id, adminId, change }: { id: string; adminId: string; change: BannerChange },
): Promise<BannerView> {
  return changeContent(container, async (sql) => {
    const before = await lockBanner(sql, id);
    refuseStale(change.version, before);
    const { order = before.order } = change;
    const parts = getParts.banner(before);
    const after = applyBannerChange(parts, change);
    if (order === before.order && isDeepStrictEqual(after, parts)) return before;
    checkTimes(after);
    await claimPictures(container, sql, { id, adminId, pictures: after });
    const draft = changeDraft<"banner">(before, (drafted) => applyBannerChange(drafted, change));
    return publishParts(sql, {
      table: "banner",
      before,
      after,
      order,
      draft,
      act: "changed",
      authorId: adminId,
    });
  });
}

/**
 * Deletes a banner; its row and pictures remain, to be restored, and its row so that a repeat of its creation creates nothing.
 * A section that is being saved with it waits, and then does not find it.
 * @throws ShopError 404 banner_not_found, 409 stale_version, 409 banner_in_use when a section shows it
 */
export function deleteBanner(
  container: MedusaContainer,
  { id, adminId, version }: { id: string; adminId: string; version: string | undefined },
): Promise<void> {
  return changeContent(container, async (sql) => {
    const banner = await lockBanner(sql, id);
    refuseStale(version, banner);
    const sections = await sql(
      "select 1 from section where type = 'banner' and source->>'bannerId' = ? and deleted_at is null limit 1",
      [id],
    );
    if (sections.length > 0) throw new ShopError(409, "banner_in_use", "A section shows this banner");
    // its draft stays, to be restored with it
    await sql("update banner set deleted_at = now(), publish_at = null where id = ?", [id]);
    const parts = getParts.banner(banner);
    await recordVersion(sql, { id, before: parts, after: parts, act: "deleted", authorId: adminId });
  });
}
