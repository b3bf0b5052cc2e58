import { BlockList, isIP, isIPv6 } from "node:net";

const kind = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

/**
 * A judge of callers' addresses: by single ones, networks (`10.0.0.0/8`) and ranges (`10.0.0.1-10.0.0.9`). An empty
 * list lets everybody in: the key decides.
 * @throws Error for what is no address
 */
export function allowedAddresses(list: readonly string[]): (address: string | undefined) => boolean {
  if (list.length === 0) return () => true;
  const allowed = new BlockList();
  for (const one of list) {
    const [start = "", end] = one.split("-");
    const [network = "", bits] = one.split("/");
    if (end !== undefined) allowed.addRange(start, end, kind(start));
    else if (bits !== undefined) allowed.addSubnet(network, Number(bits), kind(network));
    else allowed.addAddress(one, kind(one));
  }
  // An IPv4 address in an IPv6 socket reads as `::ffff:10.0.0.1`.
  return (address = "") => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
    return isIP(plain) > 0 && allowed.check(plain, kind(plain));
  };
}
