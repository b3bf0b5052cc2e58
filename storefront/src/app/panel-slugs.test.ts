import { reservedShopSlugs } from "@bezak/contract/shop-slugs.ts";
import { expect, test } from "vitest";
import { panelPathsFor } from "../lib/panel-paths.ts";
import { sellerPages } from "./seller-routes.tsx";

test("reserves the addresses of the seller's panel so that no shop gets one", () => {
  const addresses = Object.values(panelPathsFor("ru")).map((path: (id: string) => string) => path("id"));
  const taken = [
    ...addresses.filter((address) => address.startsWith("/seller/")).map((address) => address.split("/")[2]!),
    ...sellerPages.map(({ path }) => path.split("/")[0]!).filter((word) => word !== ""),
  ];
  expect(taken.length).toBeGreaterThan(5);
  for (const word of taken) expect(reservedShopSlugs, word).toContain(word);
});
