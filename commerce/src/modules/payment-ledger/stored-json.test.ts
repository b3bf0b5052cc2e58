import { expect, it } from "vitest";
import { storedJson } from "./stored-json.ts";

it("removes zero characters and lone surrogates, in names too, and changes nothing else", () => {
  const half = "🎁".slice(0, 1);
  const odd = { [`a${half}`]: `b\0${half}`, "\0": [half] };
  expect(JSON.parse(storedJson(odd))).toEqual({ "a\ufffd": "b\ufffd", "": ["\ufffd"] });
  const even = { text: 'a "quoted" 🎁\n\u0001 \\u0000 \\ud800 \\', list: [1, null, true] };
  expect(JSON.parse(storedJson(even))).toEqual(even);
  expect(storedJson(undefined)).toBe("null");
});
