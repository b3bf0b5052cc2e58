import { expect, test } from "vitest";
import { chooseEncoding } from "./encoding.ts";

const long = Buffer.alloc(2000);

test.each([
  [undefined, "identity"],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
])("%s takes %s", (accepted, encoding) => {
  expect(chooseEncoding(long, accepted)).toBe(encoding);
});

test("what fits in a packet stays as it is", () => {
  expect(chooseEncoding(Buffer.alloc(1000), "br, gzip")).toBe("identity");
});
