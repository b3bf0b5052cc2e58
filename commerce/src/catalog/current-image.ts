import type { MedusaContainer } from "@medusajs/framework/types";
import { withIndexTable } from "../search/index-table.ts";
import type { CatalogImage } from "./catalog-image.ts";
import { renewImage, unseenImage, type FollowedImage } from "./renew-image.ts";

/** Another process may write documents too: an image is looked over again after this time, when it is asked for. */
const TRUSTED_MS = 300;
/** A look reads every row's head: in a huge catalogue it may take this share of the time and no more. */
const SHARE = 1 / 20;
/** One look that took long (a busy machine) does not make the catalogue old for longer than this. */
const OLDEST_MS = 3_000;

let followed: FollowedImage | undefined;
let trustedUntil = 0;
let looking: Promise<CatalogImage> | undefined;

/** The catalogue as it is now: at most a moment old, and never older than what this process has written. */
export function currentImage(container: MedusaContainer): Promise<CatalogImage> {
  if (looking) return looking;
  if (followed && performance.now() < trustedUntil) return Promise.resolve(followed.image);
  looking = look(container).finally(() => (looking = undefined));
  return looking;
}

/** Makes the next reader look again; called after documents were written. */
export function distrustImage(): void {
  trustedUntil = 0;
}

async function look(container: MedusaContainer): Promise<CatalogImage> {
  const began = performance.now();
  trustedUntil = Infinity;
  try {
    followed = await withIndexTable(container, async (table) => {
      const next = followed?.table === table ? followed : unseenImage(table);
      await renewImage(container, next);
      return next;
    });
  } catch (error) {
    trustedUntil = 0;
    throw error;
  }
  const ended = performance.now();
  // A write that ended while the look was under way has set it to 0: then the next reader looks again.
  const trusted = Math.min(OLDEST_MS, Math.max(TRUSTED_MS, (ended - began) / SHARE));
  if (trustedUntil === Infinity) trustedUntil = ended + trusted;
  return followed.image;
}
