import { expect, it } from "vitest";
import { readExactJson } from "./exact-json.ts";

it("parses exact integers as numbers and all other numbers as their source text", () => {
  const { value } = readExactJson("[0, -5, 9007199254740991, 9007199254740993, 1.0, 1e3, -0, 0.1, 5e-324]");
  expect(value).toEqual([0, -5, 9007199254740991, "9007199254740993", "1.0", "1e3", "-0", "0.1", "5e-324"]);
});

it("returns the outermost id as its source text", () => {
  expect(readExactJson('{"params":{"id":1},"id":2.50}').idText).toBe("2.50");
  expect(readExactJson('{"id":2,"params":{"id":1}}').idText).toBe("2");
  expect(readExactJson('{"params":{"id":1}}').idText).toBeUndefined();
  expect(readExactJson('{"id":1,"id":"2"}').idText).toBe('"2"');
  expect(readExactJson('{"id":{"id":3}}').idText).toBeUndefined();
  expect(readExactJson("7").idText).toBeUndefined();
});

it("treats names such as __proto__ as ordinary properties", () => {
  const { value } = readExactJson('{"__proto__":{"id":1},"constructor":2}');
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(Object.keys(value as object)).toEqual(["__proto__", "constructor"]);
});
