import { act } from "@testing-library/react";
import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { InMadeShop, makeShop } from "../../harness/made-shop.tsx";
import { keepEarlyPresses } from "../../lib/early-presses.ts";
import { markMounted } from "../../lib/mark-mounted.ts";
import { memoryStorage } from "../../lib/storage.ts";
import { products } from "../../mocks/catalog-fixtures.ts";
import { ProductGrid } from "./product-grid.tsx";

const shown = products.filter(({ inStock }) => inStock).slice(0, 24);
const pressed = vi.fn();
/** Products whose cards were hydrated when the page was marked as mounted. */
let atFirst: string[] = [];
const alive = new Set<string>();

function Action({ id }: { id: string }) {
  useEffect(() => void alive.add(id), [id]);
  return <button onClick={() => pressed(id)}>buy</button>;
}

function Page() {
  useEffect(() => {
    atFirst = [...alive];
    markMounted(document.getElementById("root"));
  }, []);
  return <ProductGrid products={shown} renderAction={({ id }) => <Action id={id} />} first />;
}

/** The server-rendered page and a function that hydrates it. */
async function rendered() {
  const shop = await makeShop({ language: "ru", storage: memoryStorage() });
  const page = (
    <InMadeShop shop={shop} path="/catalog">
      <Page />
    </InMadeShop>
  );
  document.body.innerHTML = `<div id="root" data-later="page">${renderToString(page)}</div>`;
  const root = document.getElementById("root")!;
  const complaints = vi.fn();
  vi.spyOn(console, "error").mockImplementation(complaints);
  const hydrate = () => act(async () => void hydrateRoot(root, page, { onRecoverableError: complaints }));
  return { root, hydrate, complaints };
}

beforeAll(keepEarlyPresses);

afterEach(() => {
  document.body.replaceChildren();
  pressed.mockReset();
  alive.clear();
});

test("hydrates the cards slice by slice, as the server rendered them", async () => {
  const { root, hydrate, complaints } = await rendered();
  const before = [...root.querySelectorAll("li")];
  await hydrate();
  expect(atFirst).toEqual(shown.slice(0, atFirst.length).map(({ id }) => id));
  expect(atFirst.length).toBeLessThan(shown.length);
  expect([...alive]).toEqual(shown.map(({ id }) => id));
  expect([...root.querySelectorAll("li")]).toEqual(before);
  expect(complaints).not.toHaveBeenCalled();
});

test("repeats a press before hydration, also on a card of the last slice", async () => {
  const { root, hydrate } = await rendered();
  const early = new MouseEvent("click", { bubbles: true, cancelable: true });
  // only a browser creates trusted events
  Object.defineProperty(early, "isTrusted", { value: true });
  [...root.querySelectorAll("button")].at(-1)!.dispatchEvent(early);
  await hydrate();
  expect(pressed).toHaveBeenCalledExactlyOnceWith(shown.at(-1)!.id);
});
