import type { ShownProductStatus } from "@bezak/contract/product-attributes.ts";

/**
 * How a hidden product is stored: the engine's word for it. Whatever shows or sells products asks for `published`, so that
 * a hidden one is nowhere.
 */
export const HIDDEN = "rejected";

/** An administrator's decision about a product. */
export interface Moderation {
  /** null: the shop may publish it (again) */
  hiddenReason: string | null;
}

export const toShownStatus = (stored: string): ShownProductStatus =>
  stored === "published" ? "published" : stored === HIDDEN ? "hidden" : "draft";

/** The same in a statement, of `product.status`. */
export const SHOWN_STATUS = `case product.status when 'published' then 'published' when '${HIDDEN}' then 'hidden'
  else 'draft' end`;

/** Condition of `product.status` for a shown status, which an index serves. */
export const HAS_STATUS: Record<ShownProductStatus, string> = {
  published: "product.status = 'published'",
  hidden: `product.status = '${HIDDEN}'`,
  draft: "product.status in ('draft', 'proposed')",
};

interface StatusWrite {
  /** stored now, if it exists */
  stored: string | undefined;
  status: ShownProductStatus;
  moderation: Moderation | undefined;
}

/** The status to store: what only an administrator has hidden remains hidden, whatever a shop writes. */
export function toStoredStatus({ stored, status, moderation }: StatusWrite): string {
  const isHidden = moderation ? moderation.hiddenReason !== null : stored === HIDDEN;
  return isHidden || status === "hidden" ? HIDDEN : status;
}

/** Whether a shop tries to publish what an administrator has hidden. */
export const isPublishingHidden = ({ stored, status, moderation }: StatusWrite): boolean =>
  status === "published" && stored === HIDDEN && !moderation;
