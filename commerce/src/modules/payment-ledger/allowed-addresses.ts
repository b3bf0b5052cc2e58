import { BlockList, isIP, isIPv6 } from "node:net";

const kind = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

/** The list that a setting is: with commas or spaces. */
export const readAddresses = (text = ""): string[] => text.split(/[\s,]+/).filter(Boolean);

/**
 * A judge of callers' addresses: by single ones, networks (`10.0.0.0/8`) and ranges (`10.0.0.1-10.0.0.9`). An empty
 * list lets everybody in: the key or the signature decides.
 * @throws Error for what is no address
 */
export function allowedAddresses(list: readonly string[]): (address: string | undefined) => boolean {
  if (list.length === 0) return () => true;
  const allowed = new BlockList();
  for (const one of list) add(allowed, one);
  // An IPv4 address in an IPv6 socket reads as `::ffff:10.0.0.1`.
  return (address = "") => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
    return isIP(plain) > 0 && allowed.check(plain, kind(plain));
  };
}

/** The first of a list that is no address, network or range. */
export function strangeAddress(list: readonly string[]): string | undefined {
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
