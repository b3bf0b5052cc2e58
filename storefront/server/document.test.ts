import { expect, test } from "vitest";
import { documentOf, scriptJson } from "./document.ts";

test("nothing in a page's state can leave its script element", () => {
  const state = { text: "</script><script>alert(1)</script>\u2028" };
  const json = scriptJson(state);
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(state);
});

test("title and description are written as text", () => {
  const html = documentOf(
    {
      status: 200,
      language: "uz",
      head: { title: "<b> & co", description: '"quoted"', index: false, links: [] },
      body: "",
      state: { queries: { queries: [], mutations: [] }, origin: "" },
      files: [],
    },
    { head: "", end: "" },
  );
  expect(html).toContain("<title>&lt;b&gt; &amp; co</title>");
  expect(html).toContain('content="&quot;quoted&quot;"');
  expect(html).toContain('<html lang="uz">');
  expect(html).toContain('name="robots" content="noindex"');
});
