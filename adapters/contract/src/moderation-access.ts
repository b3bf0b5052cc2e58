import { catalogue, moderators, orderReaders, type AccessRow } from "./access-rows.ts";
import type { moderationRoutes } from "./moderation.ts";
import type { openedItemRoutes } from "./opened-items.ts";

/** The queue of moderation, and who has what open: told to whoever may read it. */
export const moderationAccess: Record<
  keyof typeof moderationRoutes | keyof typeof openedItemRoutes,
  AccessRow
> = {
  moderation: moderators,
  openModeration: moderators,
  decideModeration: moderators,
  undoModeration: moderators,
  openOrderPage: orderReaders,
  openProductPage: catalogue,
};
