import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { styleSingleton } from "./style-singleton.ts";

const rules = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

test("applies the first user's rules until the last is unmounted, without a style element", () => {
  const Styles = styleSingleton();
  const page = (count: number) =>
    Array.from({ length: count }, (_, n) => <Styles key={n} styles={`body { padding-right: ${n}px; }`} />);
  const { rerender } = render(page(1));
  rerender(page(2));
  expect(rules().join()).toMatch(/^body \{ padding-right: 0px; \}$/);
  rerender(page(1));
  expect(rules()).toHaveLength(1);
  rerender(page(0));
  expect(document.adoptedStyleSheets).toHaveLength(0);
  expect(document.querySelector("style")).toBeNull();
});
