import type { MedusaContainer } from "@medusajs/framework/types";
import { publishScheduled } from "../workflows/content/publish-draft.ts";

/** Publishes drafts of banners and sections whose time has come. */
export default (container: MedusaContainer): Promise<void> => publishScheduled(container);

/** The longest delay of a publication. */
export const config = { name: "publish-drafts", schedule: { interval: 30_000 } };
