import { BlockList, isIP, isIPv6 } from "node:net";

const kind = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

/** Whether a caller's address is on the list; an empty list lets everybody in: the signature decides. */
export function isAllowed(list: readonly string[], address = ""): boolean {
  if (list.length === 0) return true;
  const allowed = new BlockList();
  for (const one of list) allowed.addAddress(one, kind(one));
  // An IPv4 address in an IPv6 socket reads as `::ffff:10.0.0.1`.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(plain) > 0 && allowed.check(plain, kind(plain));
}
