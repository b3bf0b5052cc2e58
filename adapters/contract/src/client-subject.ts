/**
 * The key by which a client is counted. A household has 2^64 IPv6 addresses, so their common first half is the key; an
 * IPv4 address written as IPv6 is the same client.
 */
export function clientSubject(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("%", 1)[0]!.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
