import { expect, it } from "vitest";
import { viewedListNames } from "./viewed-lists.ts";
import { cleanViewQuery } from "./view-query.ts";

it("keeps what the list's call accepts, sorted and without a page", () => {
  expect(cleanViewQuery("users", "?state=blocked&role=seller&q=+Aziza+&page=3&limit=9")).toBe(
    "q=Aziza&role=seller&state=blocked",
  );
  expect(cleanViewQuery("orders", "to=2026-11-30&from=2026-11-01&sort=oldest")).toBe(
    "from=2026-11-01&sort=oldest&to=2026-11-30",
  );
  expect(cleanViewQuery("audit", "area=banners&call=POST+%2Fadmin%2Fbanners&before=aud_1&action=x")).toBe(
    "area=banners&call=POST+%2Fadmin%2Fbanners",
  );
});

it.each(viewedListNames)("leaves out of a view of %s what is not a filter", (list) => {
  for (const query of [
    "",
    "?",
    "https://evil.uz/admin?role=boss",
    "//evil.uz",
    "javascript:alert(1)",
    "columns=a,b&density=compact&view=view_1&status=gone&role=boss&q=%00",
    `q=${"a".repeat(101)}`,
  ])
    expect(cleanViewQuery(list, query)).toBe("");
});

it("stays as it is when it is cleaned again", () => {
  const clean = cleanViewQuery("products", "q=50%25+%26+%3Cb%3E&shop=sel_1&problem=picture");
  expect(cleanViewQuery("products", clean)).toBe(clean);
});
