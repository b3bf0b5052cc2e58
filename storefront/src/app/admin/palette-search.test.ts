import { administeredShop } from "@bezak/contract/examples/seller-admin.ts";
import { expect, it } from "vitest";
import { getTexts, loadMessages } from "../../i18n/load-messages.ts";
import { panelPathsFor } from "../../lib/panel-paths.ts";
import { toOptions } from "./palette-search.ts";

await loadMessages("en", ["admin"]);

it("opens the list of shops with only the shop that was found", () => {
  const found = { parcels: [], users: [], products: [], shops: [{ ...administeredShop, slug: "atlas" }] };
  const options = toOptions({
    words: "no page has this name",
    found,
    paths: panelPathsFor("en"),
    t: getTexts("en"),
    language: "en",
  });
  expect(options.map(({ value }) => value)).toEqual(["/en/admin/sellers?q=atlas"]);
});
