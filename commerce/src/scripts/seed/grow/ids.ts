/** Begins what follows the prefix of every id below. It sorts behind what the engine makes, so indexes only grow at their end. */
const MARK = "0ZGR0WN";

/** `LIKE` pattern of the ids of grown products. */
export const GROWN_PRODUCTS = `prod_${MARK}%`;

/**
 * The id of a row of a grown product: it follows from the product's number alone, so that the same product is never there
 * twice. `part` tells apart rows of one product that have the same prefix.
 */
export function grownId(prefix: string, number: number, part = 0): string {
  return `${prefix}_${MARK}${String(number).padStart(15, "0")}${String(part).padStart(4, "0")}`;
}

export const numberOf = (productId: string) => Number(productId.slice(`prod_${MARK}`.length, -4));
