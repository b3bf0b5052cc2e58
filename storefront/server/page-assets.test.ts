import { expect, test } from "vitest";
import { readAssets } from "./page-assets.ts";

const tags = readAssets({
  "src/entry-client.tsx": {
    file: "assets/entry.js",
    imports: ["_core.js"],
    css: ["assets/entry.css"],
    assets: ["assets/onest-latin.woff2", "assets/mark.svg"],
  },
  "_core.js": { file: "assets/core.js" },
  "src/app/pages/home-page.tsx": { file: "assets/home.js", imports: ["_kit.js"], css: ["assets/home.css"] },
  "_kit.js": { file: "assets/kit.js", css: ["assets/kit.css"] },
  "src/app/shop/footer.tsx": { file: "assets/footer.js", css: ["assets/footer.css"] },
});

const attributes = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);

test("styles come in the order of their layers, code before it is asked for, fonts before styles", () => {
  const html = String(tags(["src/app/pages/home-page.tsx"]));
  expect(attributes(html, /rel="stylesheet" href="([^"]+)"/g)).toEqual([
    "/assets/entry.css",
    "/assets/kit.css",
    "/assets/home.css",
  ]);
  expect(attributes(html, /rel="modulepreload" href="([^"]+)"/g)).toEqual([
    "/assets/core.js",
    "/assets/kit.js",
    "/assets/home.js",
  ]);
  const font =
    '<link rel="preload" href="/assets/onest-latin.woff2" as="font" type="font/woff2" crossorigin>';
  expect(html).toContain(font);
  expect(html.match(/rel="preload"/g)).toHaveLength(1);
  expect(html.indexOf("preload")).toBeLessThan(html.indexOf("stylesheet"));
  expect(html).toMatch(/<script type="module" src="\/assets\/entry.js"><\/script>$/);
});

test("what comes to life later brings its styles now and its code then", () => {
  const html = String(tags(["src/app/pages/home-page.tsx"], ["src/app/shop/footer.tsx"]));
  expect(html).toContain("/assets/footer.css");
  expect(html).not.toContain("/assets/footer.js");
});
