/** Products in a row of the home page: twice what a wide screen shows. */
export const homeRowLength = 12;

/** Similar products to request: one more than shown, since the product itself may be among them. */
export const similarLength = 13;

/** Sellers of the week on the home page: as many as a wide screen shows. */
export const homeSellers = 6;

/** Position of the banners at the top of the home page. */
export const homePosition = "home";
