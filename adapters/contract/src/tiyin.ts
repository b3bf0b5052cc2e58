declare const unit: unique symbol;

/** A hundredth of a sum. Only payment protocols count in it: everything else is whole sums. */
export type Tiyin = number & { readonly [unit]: "tiyin" };

/** A number that a protocol says, or is told, in tiyin. */
export const asTiyin = (amount: number): Tiyin => amount as Tiyin;

/** The one way from sums to tiyin. */
export const toTiyin = (sum: number): Tiyin => asTiyin(sum * 100);

/** The one way back. Not whole when tiyin are left over, which no price here has. */
export const toSum = (tiyin: Tiyin): number => tiyin / 100;
