import { expect, test } from "vitest";
import { toDocument, scriptJson } from "./document.ts";

test("escapes a page's state so that it cannot leave its script element", () => {
  const state = { text: "</script><script>alert(1)</script>\u2028" };
  const json = scriptJson(state);
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(state);
});

test("escapes title and description", () => {
  const html = toDocument(
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

test("shows a shared link with the picture of its page, or with the shop's mark", () => {
  const page = (image?: string, kind?: "product") =>
    toDocument(
      {
        status: 200,
        language: "uz",
        head: {
          title: "Uzuk",
          description: "Kumush",
          index: true,
          image,
          kind,
          links: [{ rel: "canonical", hrefLang: undefined, href: "https://bezak.uz/uz/product/ring" }],
          data: { name: "</script><script>alert(1)</script>" },
        },
        body: "",
        state: { queries: { queries: [], mutations: [] }, origin: "https://bezak.uz" },
        files: [],
      },
      { head: "", end: "" },
    );
  const facts = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g)].map((one) =>
        one.slice(1),
      ),
    ) as Record<string, string>;
  const ring = page("/files/ring-800x600.webp", "product");
  expect(facts(ring)).toMatchObject({
    "og:type": "product",
    "og:locale": "uz_UZ",
    "og:url": "https://bezak.uz/uz/product/ring",
    "og:image": "https://bezak.uz/files/ring-800x600.webp",
    "og:image:width": "800",
    "twitter:card": "summary_large_image",
  });
  expect(ring.match(/og:locale:alternate/g)).toHaveLength(2);
  expect(ring).not.toContain("<script>alert");
  expect(facts(page())).toMatchObject({
    "og:type": "website",
    "og:image": "https://bezak.uz/icon-512.png",
    "twitter:card": "summary",
  });
});
