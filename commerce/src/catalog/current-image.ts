import type { MedusaContainer } from "@medusajs/framework/types";
import { withIndexTable } from "../search/index-table.ts";
import type { CatalogImage } from "./catalog-image.ts";
import { renewImage, unseenImage, type FollowedImage } from "./renew-image.ts";
import { shareQuery } from "./shared-query.ts";

/** Other processes write documents too, so an image is checked again on the first use after this time. */
const TRUSTED_MS = 300;
/** A check reads the header of every row: in a huge catalogue it may take at most this share of the time. */
const SHARE = 1 / 20;
/** Maximum age of the catalogue, even after a single slow check on a busy machine. */
const OLDEST_MS = 3_000;

let followed: FollowedImage | undefined;

async function checkImage(container: MedusaContainer): Promise<CatalogImage> {
  followed = await withIndexTable(container, async (table) => {
    const next = followed?.table === table ? followed : unseenImage(table);
    await renewImage(container, next);
    return next;
  });
  return followed.image;
}

/**
 * The current catalogue: at most a moment old, and never older than the writes of this process, after which it calls
 * `invalidate`.
 */
export const currentImage = shareQuery(checkImage, (tookMs) =>
  Math.min(OLDEST_MS, Math.max(TRUSTED_MS, tookMs / SHARE)),
);
