/** Storage key of all unsaved product forms; a single one, so that signing out removes them all. */
export const draftsKey = "seller-product-drafts";
