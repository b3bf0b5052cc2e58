import { expect, it } from "vitest";
import { clientSubject } from "./client-subject.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0db8:0001:0002::6", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
  ["2001:db8::1:2:3:4:5", "2001:db8:0:1"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["not an address", "not an address"],
])("counts the address %s as the client %s", (address, subject) => {
  expect(clientSubject(address)).toBe(subject);
});
