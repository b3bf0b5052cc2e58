import { expect, it } from "vitest";
import { isContentLink } from "./content-rules.ts";

it.each([
  "/",
  "/category/bags?filter=sales#top",
  "/category/чехлы",
  "https://bezak.uz",
  "https://example.uz:8443/a?b=c#d",
  "HTTPS://example.uz/a",
])("accepts %j as the link of a banner", (link) => {
  expect(isContentLink(link)).toBe(true);
});

it.each([
  "",
  "category/bags",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/a/..//evil.example",
  "/a b",
  "http://example.uz",
  "https:example.uz",
  "https:///example.uz",
  "https://",
  "https://bezak.uz@evil.example/",
  "https://bezak.uz:pass@evil.example/",
  "https://exa mple.uz",
  "https://example.uz\\@evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "data:text/html,hi",
  "ftp://example.uz",
])("refuses %j as the link of a banner", (link) => {
  expect(isContentLink(link)).toBe(false);
});
