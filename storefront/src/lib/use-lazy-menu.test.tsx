import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { openPart, t } from "../../test/shop-page.tsx";
import { useLazyMenu, type LazyMenuProps } from "./use-lazy-menu.ts";

type Load = () => Promise<{ default: ComponentType<LazyMenuProps> }>;

afterEach(cleanup);

function Items({ trigger, open }: LazyMenuProps) {
  return (
    <>
      {trigger}
      {open ? <p role="menu">items</p> : null}
    </>
  );
}

function Menu({ load }: { load: Load }) {
  const { Part, layer, buttonProps } = useLazyMenu(load);
  return Part ? (
    <Part trigger={<button>views</button>} {...layer} />
  ) : (
    <button {...buttonProps}>views</button>
  );
}

const button = () => screen.getByRole("button", { name: "views" });

test("loads a menu when its button is pointed at, and opens it when the button is pressed", async () => {
  const load = vi.fn(() => Promise.resolve({ default: Items }));
  await openPart(<Menu load={load} />);
  expect(button().getAttribute("aria-haspopup")).toBe("menu");
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerEnter(button());
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.queryByRole("menu")).toBeNull();
  fireEvent.click(button());
  expect(await screen.findByRole("menu")).toBeTruthy();
});

test("opens a menu by the arrow key too", async () => {
  await openPart(<Menu load={() => Promise.resolve({ default: Items })} />);
  fireEvent.keyDown(button(), { key: "a" });
  expect(screen.queryByRole("menu")).toBeNull();
  fireEvent.keyDown(button(), { key: "ArrowDown" });
  expect(await screen.findByRole("menu")).toBeTruthy();
});

test("offers to load the page again when the menu is missing, and keeps its button", async () => {
  await openPart(<Menu load={() => Promise.reject(new TypeError("Failed to fetch"))} />);
  fireEvent.click(button());
  expect(await screen.findByText(t("failure.missing"))).toBeTruthy();
  expect(button()).toBeTruthy();
});
