import { expect, it } from "vitest";
import { allowedAddresses, readAddresses, findInvalidAddress } from "./allowed-addresses.ts";

it("admits every address when the list is empty", () => {
  expect(readAddresses(undefined)).toEqual([]);
  expect(allowedAddresses(readAddresses(" , "))("192.0.2.1")).toBe(true);
});

it("admits single addresses, networks and ranges, also in the IPv6 notation of a socket", () => {
  const isAllowed = allowedAddresses(
    readAddresses("185.234.113.1-185.234.113.15, 10.1.0.0/16 2001:db8::7,203.0.113.7"),
  );
  const good = ["185.234.113.1", "185.234.113.15", "::ffff:185.234.113.8", "10.1.255.255", "2001:db8:0::7"];
  const bad = ["185.234.113.0", "185.234.113.16", "10.2.0.0", "2001:db8::8", "203.0.113.8"];
  expect(good.filter(isAllowed)).toEqual(good);
  expect([...bad, "", "nonsense", undefined].filter(isAllowed)).toEqual([]);
});

it.each([
  "10.0.0",
  "10.0.0.300",
  "shop.uz",
  "10.0.0.9-10.0.0.1",
  "10.0.0.1-",
  "-10.0.0.1",
  "10.0.0.0/33",
  "10.0.0.0/",
  "10.0.0.0/0x8",
  "10.0.0.0/8/9",
  "10.0.0.1-10.0.0.2-10.0.0.3",
])("rejects the entry %s", (one) => {
  expect(findInvalidAddress(["10.0.0.1", one])).toBe(one);
  expect(() => allowedAddresses([one])).toThrow();
});
