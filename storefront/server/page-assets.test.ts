import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readAssets } from "./page-assets.ts";
import type { PageTags } from "./read-build.ts";

const manifest = {
  "src/entry-client.tsx": {
    file: "assets/entry.js",
    imports: ["_core.js"],
    css: ["assets/entry.css"],
    assets: ["assets/onest-latin.woff2", "assets/mark.svg"],
  },
  "src/entry-early.ts": { file: "assets/early.js" },
  "_core.js": { file: "assets/core.js" },
  "src/app/pages/home-page.tsx": { file: "assets/home.js", imports: ["_kit.js"], css: ["assets/home.css"] },
  "_kit.js": { file: "assets/kit.js", css: ["assets/kit.css"] },
  "src/app/shop/footer.tsx": { file: "assets/footer.js", css: ["assets/footer.css"] },
};

const tagsOf = readAssets(manifest, (file) => `/* ${file} */`);
const tags = (...files: [readonly string[], (readonly string[])?]) => tagsOf(...files) as PageTags;

const attributes = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);

test("writes styles in the order of their layers, after the fonts", () => {
  const { head } = tags(["src/app/pages/home-page.tsx"]);
  const styles = ["assets/entry.css", "assets/kit.css", "assets/home.css"];
  expect(attributes(head, /<style data-href="[^"]+">\/\* (\S+) \*\/<\/style>/g)).toEqual(styles);
  expect(attributes(head, /data-href="\/([^"]+)"/g)).toEqual(styles);
  const font =
    '<link rel="preload" href="/assets/onest-latin.woff2" as="font" type="font/woff2" crossorigin>';
  expect(head).toContain(font);
  expect(head.match(/rel="preload"/g)).toHaveLength(1);
  expect(head.indexOf("preload")).toBeLessThan(head.indexOf("<style"));
});

test("lists the hash of each style that a document contains", () => {
  const { head, styles } = tags(["src/app/pages/home-page.tsx"], ["src/app/shop/footer.tsx"]);
  const texts = attributes(head, /<style [^>]+>([^<]+)<\/style>/g);
  expect(texts).toHaveLength(4);
  expect(styles).toEqual(
    texts.map((text = "") => `'sha256-${createHash("sha256").update(text).digest("base64")}'`),
  );
});

test("puts the code for early presses before all other code", () => {
  expect(tags([]).head).toMatch(
    /^<script type="module" async src="\/assets\/early.js" fetchpriority="low"><\/script>/,
  );
});

test("lists the code after the page, the entry last", () => {
  const { end } = tags(["src/app/pages/home-page.tsx"]);
  expect(attributes(end, /<link data-code="([^"]+)">/g)).toEqual([
    "/assets/core.js",
    "/assets/kit.js",
    "/assets/home.js",
    "/assets/entry.js",
  ]);
});

test("adds the styles of lazy files, but not their code", () => {
  const { head, end } = tags(["src/app/pages/home-page.tsx"], ["src/app/shop/footer.tsx"]);
  expect(head).toContain("/assets/footer.css");
  expect(end).not.toContain("/assets/footer.js");
});
