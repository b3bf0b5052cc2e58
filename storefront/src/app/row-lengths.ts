/** Goods in a row of the home page: two turns of a wide screen. */
export const homeRowLength = 12;

/** Goods beside a product; one more is asked for, since the product itself may be among them. */
export const similarLength = 13;

/** Sellers of the week on the home page: a line of a wide screen. */
export const homeSellers = 6;

/** Place of the banners at the top of the home page. */
export const homePosition = "home";
