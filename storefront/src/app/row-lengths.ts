/** Goods in a row of the home page: whole rows of 2, 3, 4 and 6 columns. */
export const homeRowLength = 12;

/** Goods beside a product; one more is asked for, since the product itself may be among them. */
export const similarLength = 7;
