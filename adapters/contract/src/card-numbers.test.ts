import { expect, it } from "vitest";
import { maskCards } from "./card-numbers.ts";

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
