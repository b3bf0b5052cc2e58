import { describe, expect, test } from "vitest";
import { lintSamples, type Sample } from "./lint-samples.ts";

const use = (source: string) => `import { one } from "${source}";\nexport const two = one;\n`;
const useLater = (source: string) => `export const load = () => import("${source}");\n`;

describe("imports", () => {
  const forbidden: [file: string, source: string, reason: string][] = [
    ["adapters/contract/src/a.ts", "fastify", "the contract imports only zod"],
    ["adapters/contract/src/a.ts", "../../src/errors.ts", "contract must not import adapters"],
    [
      "adapters/src/orders/a.ts",
      "../../../commerce/src/search/product.ts",
      "adapters must not import commerce",
    ],
    ["adapters/src/orders/a.ts", "@bezak/commerce/src/x.ts", "adapters must not import commerce"],
    ["adapters/src/orders/a.ts", "../../../storefront/src/lib/x.ts", "adapters must not import storefront"],
    ["adapters/src/orders/a.ts", "@medusajs/framework/utils", "adapters reach commerce over HTTP"],
    ["commerce/src/api/a.ts", "@bezak/adapters/src/app.ts", "commerce must not import adapters"],
    ["commerce/src/modules/seller/a.ts", "../review/service.ts", "modules do not import each other"],
    [
      "commerce/src/modules/seller/models/a.ts",
      "../../review/models/x.ts",
      "modules do not import each other",
    ],
    ["commerce/src/modules/seller/a.ts", "../../workflows/order/x.ts", "a module must not import workflows"],
    ["storefront/src/features/cart/a.ts", "../orders/x.ts", "features do not import each other"],
    ["storefront/src/features/cart/a.ts", "../../app/paths.ts", "features must not import app"],
    ["storefront/src/lib/a.ts", "../features/cart/x.ts", "lib must not import features"],
    ["storefront/src/i18n/a.ts", "../features/cart/x.ts", "i18n must not import features"],
    ["storefront/src/lib/a.ts", "../entry-client.tsx", "lib must not import the entries"],
    ["storefront/src/app/a.ts", "@bezak/adapters/src/app.ts", "storefront must not import adapters"],
    ["storefront/src/app/a.ts", "../../server/main.ts", "storefront must not import server"],
    ["storefront/src/app/a.ts", "../../../commerce/src/x.ts", "storefront must not import commerce"],
    ["storefront/src/app/a.ts", "zod", "zod does not ship to the browser"],
    ["storefront/src/app/a.ts", "@bezak/contract/catalog.ts", "catalog.ts brings zod to the browser"],
    ["ui-kit/src/components/a.tsx", "react-router", "the kit imports only React, Radix and Lucide"],
    ["ui-kit/src/components/a.tsx", "@tanstack/react-query", "the kit imports only React, Radix and Lucide"],
    ["ui-kit/src/components/a.tsx", "@bezak/contract/orders.ts", "kit must not import contract"],
    ["ui-kit/src/components/a.tsx", "../../../storefront/src/lib/x.ts", "kit must not import storefront"],
    ["storefront/server/a.ts", "../../tools/directories.ts", "server must not import tools"],
    ["e2e/a.spec.ts", "../storefront/src/lib/x.ts", "e2e must not import storefront"],
    ["tools/a.ts", "../commerce/src/x.ts", "tools must not import commerce"],
  ];
  const allowed: [file: string, source: string][] = [
    ["adapters/contract/src/a.ts", "zod"],
    ["adapters/src/orders/a.ts", "@bezak/contract/orders.ts"],
    ["adapters/src/orders/a.ts", "../errors.ts"],
    ["commerce/src/api/a.ts", "@bezak/contract/orders.ts"],
    ["commerce/src/workflows/a.ts", "@bezak/contract/orders.ts"],
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
  ];
  const samples = (
    one: (source: string) => string,
    cases: readonly (readonly [string, string, ...string[]])[],
  ) => cases.map(([file, source]): Sample => [file, one(source)]);
  const messages = lintSamples([
    ...samples(use, forbidden),
    ...samples(useLater, forbidden),
    ...samples(use, allowed),
    [
      "storefront/src/features/cart/a.ts",
      `import type { One } from "@bezak/contract/catalog.ts";\nexport type Two = One;\n`,
    ],
  ]);

  test.each(forbidden.map((one, number) => [...one, number] as const))(
    "%s must not import %s",
    (_, __, reason, number) => {
      const refused = [expect.stringContaining(`bezak(import-directions): ${reason}`)];
      expect(messages[number]).toEqual(refused);
      expect(messages[forbidden.length + number]).toEqual(refused);
    },
  );
  test.each(allowed.map((one, number) => [...one, number] as const))("%s may import %s", (_, __, number) => {
    expect(messages[2 * forbidden.length + number]).toEqual([]);
  });
  test("lets the browser import the contract's types without its code", () => {
    expect(messages.at(-1)).toEqual([]);
  });
});

test("refuses barrel files, except ui-kit/src/index.ts", () => {
  const messages = lintSamples([
    ["adapters/src/orders/index.ts", `export { one } from "./one.ts";\n`],
    ["storefront/src/lib/index.ts", `export * from "./one.ts";\n`],
    ["ui-kit/src/index.ts", `export { one } from "./one.ts";\n`],
  ]);
  const refused = [expect.stringContaining("bezak(no-barrels)")];
  expect(messages).toEqual([refused, refused, []]);
});

describe("colours of code", () => {
  const forbidden: [file: string, code: string, word: string][] = [
    ["ui-kit/src/a.tsx", `export const a = <i style={{ color: "red" }} />;`, "red"],
    ["ui-kit/src/a.tsx", `export const a = <path fill="#0af" />;`, "#0af"],
    ["storefront/src/lib/a.ts", "export const a = (x: number) => `rgb(` + x;", "rgb()"],
    ["storefront/src/lib/a.ts", `export const a = "var(--saffron-9)";`, "--saffron-9"],
  ];
  const allowed: Sample[] = [
    ["ui-kit/src/a.tsx", `export const a = <a href="#add" title="red">white</a>;`],
    ["storefront/src/mocks/a.ts", "export const a = `<svg><path fill='hsl(1 1% 1%)'/></svg>`;"],
    ["adapters/src/a.ts", `export const mail = "color: rgb(0 0 0)";`],
  ];
  const messages = lintSamples([...forbidden.map(([file, code]): Sample => [file, `${code}\n`]), ...allowed]);

  test.each(forbidden.map(([file, , word], number) => [file, word, number] as const))(
    "%s must not contain the colour %s",
    (_, word, number) => {
      expect(messages[number]).toEqual([expect.stringContaining(`roles-only): ${word}: read a role`)]);
    },
  );
  test.each(allowed.map(([file, code], number) => [file, code, number] as const))(
    "%s may contain %s",
    (_, __, number) => {
      expect(messages[forbidden.length + number]).toEqual([]);
    },
  );
});
