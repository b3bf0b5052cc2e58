import { TopBar } from "../app/shop/top-bar.tsx";
import { product } from "../mocks/catalog-fixtures.ts";
import { buyer } from "../mocks/people-handlers.ts";
import { inShop, scene } from "./shop-story.tsx";

// What the stories of the bar, its search and its layers share.

export const desk = { viewport: { value: "w1280" } };
export const phone = { viewport: { value: "w320" } };

/** So many pieces of one thing in the cart. */
export const pieces = (quantity: number) => [
  { id: product(1).id, name: "", price: product(1).price, image: null, quantity },
];

export const signedIn = scene({ path: "/catalog", person: buyer, cart: pieces(3) });

/** Spread into the meta of its stories: the bar in the catalogue of a wide screen, with room for what opens below. */
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
