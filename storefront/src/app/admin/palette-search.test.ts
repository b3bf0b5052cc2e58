import { administeredParcel } from "@bezak/contract/examples/order-admin.ts";
import { administeredRow } from "@bezak/contract/examples/product-admin.ts";
import { administeredShop } from "@bezak/contract/examples/seller-admin.ts";
import { administeredUser } from "@bezak/contract/examples/user-admin.ts";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { getTexts, loadMessages } from "../../i18n/load-messages.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { panelPathsFor } from "../../lib/panel-paths.ts";
import type { OwnRank } from "../../lib/rights.ts";
import { paletteQuery, toOptions } from "./palette-search.ts";

await loadMessages("en", ["admin"]);

it("opens the page of a parcel, a user, a shop and a product that were found, each with its kind", () => {
  const found = {
    parcels: [{ ...administeredParcel, id: "selord_1", number: "100245-1" }],
    users: [{ ...administeredUser, id: "cus_1", name: "Dilnoza" }],
    products: [{ ...administeredRow, id: "prod_1", name: { ru: "Кольцо", en: "Ring" } }],
    shops: [{ ...administeredShop, id: "sel_1", name: "Atlas" }],
  };
  const options = toOptions({
    words: "no page has this name",
    found,
    paths: panelPathsFor("en"),
    t: getTexts("en"),
    language: "en",
  });
  expect(options.map(({ value, label, hint }) => [value, label, hint?.split(" · ")[0]])).toEqual([
    ["/en/admin/orders/selord_1", "100245-1", "Parcel"],
    ["/en/admin/users/cus_1", "Dilnoza", "User"],
    ["/en/admin/sellers/sel_1", "Atlas", "Shop"],
    ["/en/admin/products/prod_1", "Ring", "Product"],
  ]);
});

it.each<[OwnRank, string[]]>([
  ["owner", ["orders", "users", "products", "sellers"]],
  ["finance", ["orders", "sellers"]],
  ["content", ["products", "sellers"]],
])("searches for the rank %s only what it may see", async (rank, lists) => {
  const requested: string[] = [];
  const api = {
    call: async (call: string) => {
      requested.push(call.split("/").at(-1) ?? "");
      return { data: [] };
    },
  } as unknown as ApiClient;
  await new QueryClient().fetchQuery(paletteQuery(api, "ring", rank));
  expect(requested).toEqual(lists);
});
