/** Where unsaved forms of goods lie in local storage: all under one key, so that they go with the person. */
export const draftsKey = "seller-product-drafts";
