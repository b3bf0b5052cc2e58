import { join } from "node:path";
import { ESLint } from "eslint";
import { expect, test } from "vitest";
import { ROOT } from "../places.ts";

const eslint = new ESLint({ cwd: ROOT });

async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(ROOT, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId}: ${message}`);
}
const use = (source: string) => `import { one } from "${source}";\nexport const two = one;\n`;
const DIRECTIONS = "house-plan/import-directions";

test.each([
  ["adapters/contract/src/a.ts", "fastify", "the contract knows only zod"],
  ["adapters/contract/src/a.ts", "../../src/errors.ts", "contract must not know adapters"],
  ["adapters/src/orders/a.ts", "../../../commerce/src/search/product.ts", "adapters must not know commerce"],
  ["adapters/src/orders/a.ts", "@bezak/commerce/src/x.ts", "adapters must not know commerce"],
  ["adapters/src/orders/a.ts", "../../../storefront/src/lib/x.ts", "adapters must not know storefront"],
  ["adapters/src/orders/a.ts", "@medusajs/framework/utils", "adapters reach commerce over HTTP"],
  ["commerce/src/api/a.ts", "@bezak/contract/orders.ts", "commerce reads only the status tables"],
  ["commerce/src/api/a.ts", "@bezak/adapters/src/app.ts", "commerce must not know adapters"],
  ["commerce/src/modules/seller/a.ts", "../review/service.ts", "modules do not import each other"],
  ["commerce/src/modules/seller/models/a.ts", "../../review/models/x.ts", "modules do not import each other"],
  ["commerce/src/modules/seller/a.ts", "../../workflows/order/x.ts", "a module must not know workflows"],
  ["storefront/src/features/cart/a.ts", "../orders/x.ts", "features do not import each other"],
  ["storefront/src/features/cart/a.ts", "../../app/paths.ts", "features must not know app"],
  ["storefront/src/lib/a.ts", "../features/cart/x.ts", "lib must not know features"],
  ["storefront/src/i18n/a.ts", "../features/cart/x.ts", "i18n must not know features"],
  ["storefront/src/lib/a.ts", "../entry-client.tsx", "lib must not know the entries"],
  ["storefront/src/app/a.ts", "@bezak/adapters/src/app.ts", "storefront must not know adapters"],
  ["storefront/src/app/a.ts", "../../server/main.ts", "storefront must not know server"],
  ["storefront/src/app/a.ts", "../../../commerce/src/x.ts", "storefront must not know commerce"],
  ["storefront/src/app/a.ts", "zod", "zod does not ship to the browser"],
  ["storefront/src/app/a.ts", "@bezak/contract/catalog.ts", "catalog.ts brings zod to the browser"],
  ["storefront/src/app/a.ts", "react-router", "import from react-router-dom"],
  ["ui-kit/src/components/a.tsx", "react-router-dom", "the kit knows only React, Radix and Lucide"],
  ["ui-kit/src/components/a.tsx", "@tanstack/react-query", "the kit knows only React, Radix and Lucide"],
  ["ui-kit/src/components/a.tsx", "@bezak/contract/orders.ts", "kit must not know contract"],
  ["ui-kit/src/components/a.tsx", "../../../storefront/src/lib/x.ts", "kit must not know storefront"],
  ["storefront/server/a.ts", "../../tools/places.ts", "server must not know tools"],
  ["e2e/a.spec.ts", "../storefront/src/lib/x.ts", "e2e must not know storefront"],
  ["tools/a.ts", "../commerce/src/x.ts", "tools must not know commerce"],
])("%s must not import %s", async (file, source, reason) => {
  expect(await complaints(file, use(source))).toEqual([expect.stringContaining(`${DIRECTIONS}: ${reason}`)]);
  const lazy = `export const load = () => import("${source}");\n`;
  expect(await complaints(file, lazy)).toEqual([expect.stringContaining(`${DIRECTIONS}: ${reason}`)]);
});

test.each([
  ["adapters/contract/src/a.ts", "zod"],
  ["adapters/src/orders/a.ts", "@bezak/contract/orders.ts"],
  ["adapters/src/orders/a.ts", "../errors.ts"],
  ["commerce/src/api/a.ts", "@bezak/contract/order-status.ts"],
  ["commerce/src/pictures/a.ts", "@bezak/contract/pictures.ts"],
  ["commerce/src/links/a.ts", "../modules/seller/index.ts"],
  ["commerce/src/workflows/order/a.ts", "../../modules/seller/index.ts"],
  ["commerce/src/modules/seller/a.ts", "./models/seller.ts"],
  ["storefront/src/app/a.ts", "../features/cart/x.ts"],
  ["storefront/src/features/cart/a.ts", "./cart-store.ts"],
  ["storefront/src/features/cart/a.ts", "@bezak/ui-kit"],
  ["storefront/src/lib/a.ts", "@bezak/contract/order-status.ts"],
  ["storefront/server/a.ts", "@bezak/adapters/src/mount.ts"],
  ["ui-kit/src/components/a.tsx", "radix-ui"],
  ["ui-kit/src/components/a.stories.tsx", "../../../.storybook/preview.tsx"],
  ["storefront/src/features/cart/a.test.ts", "../../mocks/handlers.ts"],
  ["storefront/src/lib/a.test.ts", "../app/routes.tsx"],
])("%s may import %s", async (file, source) => {
  expect(await complaints(file, use(source))).toEqual([]);
});

test("types of the contract come to the browser without its code", async () => {
  const code = `import type { One } from "@bezak/contract/catalog.ts";\nexport type Two = One;\n`;
  expect(await complaints("storefront/src/features/cart/a.ts", code)).toEqual([]);
});

test.each([
  ["adapters/src/orders/index.ts", `export { one } from "./one.ts";\n`, "house-plan/no-barrels"],
  ["storefront/src/lib/index.ts", `export * from "./one.ts";\n`, "house-plan/no-barrels"],
  ["adapters/src/a.ts", "export const one: any = 1;\n", "@typescript-eslint/no-explicit-any"],
  ["adapters/src/a.ts", "// @ts-ignore\nexport const one = 1;\n", "@typescript-eslint/ban-ts-comment"],
  ["adapters/src/a.ts", "// @ts-expect-error\nexport const one = 1;\n", "@typescript-eslint/ban-ts-comment"],
  ["adapters/src/a.ts", `console.log("x");\n`, "no-console"],
  ["adapters/src/a.ts", "export const one = 1;\n".padEnd(400, "\n"), "max-lines"],
  [
    "ui-kit/src/a.tsx",
    "import { useState } from 'react';\nexport function A(p: { b: boolean }) {\n if (p.b) return null;\n return useState(1)[0];\n}\n",
    "react-hooks/rules-of-hooks",
  ],
])("%s is refused: rule of its code", async (file, code, rule) => {
  expect((await complaints(file, code)).some((one) => one.startsWith(`${rule}:`))).toBe(true);
});

const card = "storefront/src/features/catalog/card.module.css";
test.each([
  [card, ".a { color: white }", "white"],
  [card, ".a { border: 1px solid #fffc; }", "#fffc"],
  [card, ".a { background: linear-gradient(oklch(1 0 0), var(--page)) }", "oklch()"],
  [card, ".a:hover { color: light-dark(var(--text), var(--page)); }", "light-dark()"],
  ["ui-kit/src/components/a/a.module.css", ".a { --mine: var(--stone-3); }", "--stone-3"],
  ["ui-kit/src/a.tsx", `export const a = <i style={{ color: "red" }} />;`, "red"],
  ["ui-kit/src/a.tsx", `export const a = <path fill="#0af" />;`, "#0af"],
  ["storefront/src/lib/a.ts", "export const a = (x: number) => `rgb(` + x;", "rgb()"],
  ["storefront/src/lib/a.ts", `export const a = "var(--saffron-9)";`, "--saffron-9"],
])("%s must not hold %s: looks live in the tokens", async (file, code, word) => {
  expect(await complaints(file, `${code}\n`)).toEqual([
    expect.stringContaining(`roles-only: ${word}: read a role`),
  ]);
});

test.each([
  [
    card,
    "/* red */ .white:hover #tan { color: var(--text); background: color-mix(in oklch, currentcolor, transparent) }",
  ],
  [card, `.a { white-space: nowrap; content: "red"; mask: url("#fff"); grid-area: tan-line; }`],
  ["ui-kit/src/tokens/roles.css", ":root { --page: light-dark(white, #000) }"],
  ["ui-kit/src/a.tsx", `export const a = <a href="#add" title="red">white</a>;`],
  ["storefront/src/mocks/a.ts", "export const a = `<svg><path fill='hsl(1 1% 1%)'/></svg>`;"],
  ["adapters/src/a.ts", `export const mail = "color: rgb(0 0 0)";`],
])("%s may hold %s", async (file, code) => {
  expect(await complaints(file, `${code}\n`)).toEqual([]);
});

test("the kit's one door may hand on", async () => {
  expect(await complaints("ui-kit/src/index.ts", `export { one } from "./one.ts";\n`)).toEqual([]);
});
