import { asTiyin, toTiyin, type Tiyin, type Sum } from "@bezak/contract/money.ts";
/**
 * Reads an amount in sum as Click writes it, "5000", "5000.0" or "5000.00", in tiyin. `undefined` for anything else:
 * signs, exponents, more digits, leading zeros.
 */
export function readTiyin(text: string): Tiyin | undefined {
  const [, sum, part = ""] = /^(0|[1-9]\d{0,11})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (sum === undefined) return undefined;
  return asTiyin(toTiyin(Number(sum)) + Number(part.padEnd(2, "0")));
}

/** A whole sum in the format of Click's links: "5000.00". */
export const amountText = (sum: Sum): string => `${sum}.00`;
