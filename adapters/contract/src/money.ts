declare const unit: unique symbol;

/**
 * A whole number of sum. Any number may be used as one, so that sums are added and multiplied as numbers; tiyin may not.
 */
export type Sum = number & { readonly [unit]?: "sum" };

/** A hundredth of a sum, as payment protocols count. Only `asTiyin` and `toTiyin` make one. */
export type Tiyin = number & { readonly [unit]: "tiyin" };

/** An amount that a protocol gives in tiyin. */
export const asTiyin = (amount: number): Tiyin => amount as Tiyin;

export const toTiyin = (sum: Sum): Tiyin => asTiyin(sum * 100);

/** Not whole when tiyin are left over, which no price here has. */
export const toSum = (tiyin: Tiyin): Sum => tiyin / 100;
