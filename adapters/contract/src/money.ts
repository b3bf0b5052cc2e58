declare const unit: unique symbol;

/** A whole number of sum. Any number is assignable, so that sums can be calculated with; tiyin are not. */
export type Sum = number & { readonly [unit]?: "sum" };

/** A hundredth of a sum, the unit of payment protocols. Only `asTiyin` and `toTiyin` create values of this type. */
export type Tiyin = number & { readonly [unit]: "tiyin" };

/** Marks an amount from a payment protocol as tiyin. */
export const asTiyin = (amount: number): Tiyin => amount as Tiyin;

export const toTiyin = (sum: Sum): Tiyin => asTiyin(sum * 100);

/** Not a whole number if tiyin are left over, which does not happen with the prices here. */
export const toSum = (tiyin: Tiyin): Sum => tiyin / 100;
