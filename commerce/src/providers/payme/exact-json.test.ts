import { expect, it } from "vitest";
import { readExactJson } from "./exact-json.ts";

it("gives whole numbers that are exact as numbers, all others as they were written", () => {
  const { value } = readExactJson("[0, -5, 9007199254740991, 9007199254740993, 1.0, 1e3, -0, 0.1, 5e-324]");
  expect(value).toEqual([0, -5, 9007199254740991, "9007199254740993", "1.0", "1e3", "-0", "0.1", "5e-324"]);
});

it("gives the outermost id as it was written", () => {
  expect(readExactJson('{"params":{"id":1},"id":2.50}').idText).toBe("2.50");
  expect(readExactJson('{"id":2,"params":{"id":1}}').idText).toBe("2");
  expect(readExactJson('{"params":{"id":1}}').idText).toBeUndefined();
  expect(readExactJson('{"id":1,"id":"2"}').idText).toBe('"2"');
  expect(readExactJson('{"id":{"id":3}}').idText).toBeUndefined();
  expect(readExactJson("7").idText).toBeUndefined();
});

it("does not mistake names of JavaScript for its own", () => {
  const { value } = readExactJson('{"__proto__":{"id":1},"constructor":2}');
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(Object.keys(value as object)).toEqual(["__proto__", "constructor"]);
});
