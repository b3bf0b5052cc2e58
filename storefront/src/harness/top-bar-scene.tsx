import { TopBar } from "../app/shop/top-bar.tsx";
import { product } from "../mocks/catalog-fixtures.ts";
import { buyer } from "../mocks/people-handlers.ts";
import { inShop, scene } from "./shop-story.tsx";

export const desk = { viewport: { value: "w1280" } };
export const phone = { viewport: { value: "w320" } };

export const pieces = (quantity: number) => [
  { id: product(1).id, name: "", price: product(1).price, image: null, quantity },
];

export const signedIn = scene({ path: "/catalog", person: buyer, cart: pieces(3) });

/** Spread into the meta of stories: renders the bar on a wide catalogue page, with space for what opens below. */
export const inBar = {
  component: TopBar,
  ...inShop,
  parameters: { layout: "fullscreen" as const, ...scene({ path: "/catalog" }) },
  globals: desk,
  render: () => (
    <div style={{ minHeight: "38rem" }}>
      <TopBar />
    </div>
  ),
};
