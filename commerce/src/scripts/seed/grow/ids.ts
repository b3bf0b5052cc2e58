/** Follows the prefix of every id below. It sorts after the engine's ids, so that indexes only grow at their end. */
const MARK = "0ZGR0WN";

/** `LIKE` pattern of the ids of generated products. */
export const GROWN_PRODUCTS = `prod_${MARK}%`;

/**
 * Derives the id of a row from the product's number alone, so that one product cannot be stored twice. `part`
 * distinguishes rows of one product that have the same prefix.
 */
export function grownId(prefix: string, number: number, part = 0): string {
  return `${prefix}_${MARK}${String(number).padStart(15, "0")}${String(part).padStart(4, "0")}`;
}

export const getNumber = (productId: string) => Number(productId.slice(`prod_${MARK}`.length, -4));
