import { BlockList, isIP, isIPv6 } from "node:net";

const kind = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

/** Parses a setting: addresses separated by commas or spaces. */
export const readAddresses = (text = ""): string[] => text.split(/[\s,]+/).filter(Boolean);

/**
 * Builds a check of callers' addresses: single ones, networks (`10.0.0.0/8`) and ranges (`10.0.0.1-10.0.0.9`). An empty
 * list admits everybody: then the key or the signature decides.
 * @throws Error for an invalid entry
 */
export function allowedAddresses(list: readonly string[]): (address: string | undefined) => boolean {
  if (list.length === 0) return () => true;
  const allowed = new BlockList();
  for (const one of list) add(allowed, one);
  // An IPv6 socket shows an IPv4 address as `::ffff:10.0.0.1`.
  return (address = "") => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
    return isIP(plain) > 0 && allowed.check(plain, kind(plain));
  };
}

/** Returns the first entry of a list that is not an address, network or range. */
export function findInvalidAddress(list: readonly string[]): string | undefined {
  return list.find((one) => {
    try {
      allowedAddresses([one]);
      return false;
    } catch {
      return true;
    }
  });
}

function add(allowed: BlockList, one: string): void {
  const [, start = "", sign, rest = ""] = /^([^/-]+)(?:([/-])([^/-]+))?$/.exec(one) ?? [];
  if (sign === "-") allowed.addRange(start, rest, kind(start));
  // Number("") and Number("0x8") are numbers too.
  else if (sign === "/") allowed.addSubnet(start, /^\d+$/.test(rest) ? Number(rest) : NaN, kind(start));
  else allowed.addAddress(start, kind(start));
}
