import { expect, it } from "vitest";
import { maskCards, maskLogText } from "./mask-log-text.ts";

it.each([
  ["550 <ali.vali+shop@mail.example.uz> unknown", "550 <***@***> unknown"],
  ["GET /internal/outbox?to=ali%40example.uz&page=2", "GET /internal/outbox?to=***@***&page=2"],
  ["Key (email)=(o'ktam@example.uz) already exists", "Key (email)=(***@***) already exists"],
  ["ali@example.uz,vali@example.uz", "***@***,***@***"],
  ["әли@мысал.қаз", "***@***"],
  ["GET /vendor/parcels?q=Gulbahor+Karimova&page=2 ← (200)", "GET /vendor/parcels?q=***&page=2 ← (200)"],
  ["GET /vendor/parcels?page=2&q=%2B998901234567 ← (200)", "GET /vendor/parcels?page=2&q=*** ← (200)"],
  ["GET /admin/waiting?refundsQ=Gulbahor&reviewsPage=2", "GET /admin/waiting?refundsQ=***&reviewsPage=2"],
  ["GET /login?returnUrl=%2Fa%3Fq%3D%2B998901234567", "GET /login?returnUrl=%2Fa%3Fq%3D%2B998***"],
  ["998901234567, +998 (90) 123-45-67", "998***, +998***"],
  ["to=%2B998%2090%20123%2045%2067", "to=%2B998***"],
  ["card 8600123412341234 of ali@example.uz", "card 8600…34 of ***@***"],
])("masks personal data in %s", (text, masked) => {
  expect(maskLogText(text)).toBe(masked);
});

it("keeps a line of JSON valid when it masks", () => {
  const line = JSON.stringify({
    sum: 998_901_234_567,
    url: "/a?q=+998901234567",
    msg: "550 no:\nali@example.uz\tvali@example.uz \\nora@example.uz",
  });
  const { msg, url, sum } = JSON.parse(maskLogText(line)) as { msg: string; url: string; sum: number };
  expect([sum, url]).toEqual([998_901_234_567, "/a?q=***"]);
  expect(msg).not.toContain("example");
  expect(msg).toContain("550 no:\n***@***\t***@***");
});

it.each([
  ["a scoped package's path", "at x (/app/node_modules/@mikro-orm/knex/a.js:1:2)"],
  ["a package with its version", "npm:knex@3.2.10"],
  ["a host", "postgres://bezak@localhost:5432/bezak"],
  ["a time and a size", "2026-11-24T19:19:22.998Z 123456789 bytes in 998.123456789 ms"],
  ["an id", "customer cus_01M84Y65C and request 0d1f-4a"],
])("does not mask %s", (_, text) => {
  expect(maskLogText(text)).toBe(text);
});

it("masks a long line within a second", () => {
  const lines = [`${"a".repeat(200_000)} @`, "998(9(9( ".repeat(20_000), `${"?q=".repeat(70_000)} `];
  const begun = performance.now();
  expect(lines.slice(0, 2).map(maskLogText)).toEqual(lines.slice(0, 2));
  expect(maskLogText(lines[2]!)).toBe("?q=*** ");
  expect(performance.now() - begun).toBeLessThan(1_000);
});

it.each([
  ["8600123412341234", "8600…34"],
  ["GET /api/v1/products/8600123412341234?x=1", "GET /api/v1/products/8600…34?x=1"],
  ["/catalog/8600-1234-1234-1234/", "/catalog/8600…34/"],
  ["q=9860%201234%201234%201234", "q=9860…34"],
  ["q=9860+1234+1234+1234", "q=9860…34"],
  ["card 9860 1234 1234 1234 567", "card 9860…67"],
  ["378282246310005 and 8600123412341234567", "3782…05 and 8600…67"],
  ['{"url":"/8600123412341234","msg":"no 8600123412341234"}', '{"url":"/8600…34","msg":"no 8600…34"}'],
])("masks the card number in %s", (text, masked) => {
  expect(maskCards(text)).toBe(masked);
});

it.each([
  ["an order", "order 1234567890"],
  ["a time in milliseconds", '"time":1795000000000'],
  ["a request", "12345678-1234-1234-1234-123456789012"],
  ["a digest", "12345678901234567890123456789012"],
])("does not mask the number of %s", (_, text) => {
  expect(maskCards(text)).toBe(text);
});
