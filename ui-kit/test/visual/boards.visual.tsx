// Declares the order of the layers, so it comes before any component.
import "../../src/styles.css";
import "./still.css";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { boards, layerBoards } from "../../src/docs/boards/boards.ts";

let leave = () => undefined as void;
afterEach(() => leave());

/** Lazy pictures below the window would never load by themselves. */
async function loaded(image: HTMLImageElement) {
  image.loading = "eager";
  await image.decode();
}

const all = { ...boards, ...layerBoards };
const cases = Object.keys(all).flatMap((name) => [
  { name, theme: "light" },
  { name, theme: "dark" },
]);

test.each(cases)("$name, $theme", async ({ name, theme }) => {
  const Board = all[name]!;
  document.documentElement.dataset["theme"] = theme;
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  leave = () => {
    root.unmount();
    container.remove();
  };
  root.render(<Board />);
  const board = page.getByTestId("board");
  await expect.element(board).toBeVisible();
  // Both subsets of the font, otherwise the system font would be compared.
  await Promise.all(["Сум", "soʻm"].map((text) => document.fonts.load("16px 'Onest Variable'", text)));
  await document.fonts.ready;
  await Promise.all([...container.querySelectorAll("img")].map(loaded));
  await expect(board).toMatchScreenshot(`${name}-${theme}`);
});
