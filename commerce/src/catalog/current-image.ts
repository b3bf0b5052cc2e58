import type { MedusaContainer } from "@medusajs/framework/types";
import { withIndexTable } from "../search/index-table.ts";
import type { CatalogImage } from "./catalog-image.ts";
import { renewImage, unseenImage, type FollowedImage } from "./renew-image.ts";
import { shareQuery } from "./shared-query.ts";

/** Another process may write documents too: an image is looked over again after this time, when it is asked for. */
const TRUSTED_MS = 300;
/** A look reads every row's head: in a huge catalogue it may take this share of the time and no more. */
const SHARE = 1 / 20;
/** One look that took long (a busy machine) does not make the catalogue old for longer than this. */
const OLDEST_MS = 3_000;

let followed: FollowedImage | undefined;

async function look(container: MedusaContainer): Promise<CatalogImage> {
  followed = await withIndexTable(container, async (table) => {
    const next = followed?.table === table ? followed : unseenImage(table);
    await renewImage(container, next);
    return next;
  });
  return followed.image;
}

/**
 * The catalogue as it is now: at most a moment old, and never older than what this process has written and made it
 * `distrust`.
 */
export const currentImage = shareQuery(look, (tookMs) =>
  Math.min(OLDEST_MS, Math.max(TRUSTED_MS, tookMs / SHARE)),
);
