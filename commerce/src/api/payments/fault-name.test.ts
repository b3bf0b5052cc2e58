import { expect, it } from "vitest";
import { faultName } from "./fault-name.ts";

it("returns the code or the name of an error, never the message", () => {
  const refused = Object.assign(new Error("insert into ... - value 'private'"), { code: "23505" });
  expect(faultName(refused)).toBe("23505");
  expect(faultName(new TypeError("private"))).toBe("TypeError");
  expect([faultName("private"), faultName(undefined), faultName(null)]).toEqual([
    "string",
    "undefined",
    "object",
  ]);
});
