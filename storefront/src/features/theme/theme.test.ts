// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { renderHook, act } from "@testing-library/react";
import { barColourMetas, themeCookie, themeFromCookie } from "./theme.ts";
import { useTheme } from "./use-theme.ts";

const tokens = join(import.meta.dirname, "..", "..", "..", "..", "ui-kit", "src", "tokens");
const read = (file: string) => readFileSync(join(tokens, file), "utf8");

beforeEach(() => {
  document.cookie = themeCookie("system");
  delete document.documentElement.dataset.theme;
});

test("colours the browser's bars like the kit's surface in both themes", () => {
  const [, light, dark] = /--surface: light-dark\(var\((--[\w-]+)\), var\((--[\w-]+)\)\)/.exec(
    read("roles.css"),
  )!;
  const step = (name: string) =>
    new RegExp(`${name}: light-dark\\((oklch\\([^)]+\\)), (oklch\\([^)]+\\))\\)`).exec(read("scales.css"))!;
  expect(barColourMetas("light")).toEqual([{ content: step(light!)[1] }]);
  expect(barColourMetas("dark")).toEqual([{ content: step(dark!)[2] }]);
});

test.each([
  [undefined, "system"],
  ["a=1; theme=dark; b=2", "dark"],
  ["theme=light", "light"],
  ["theme=darker", "system"],
  ["mytheme=dark", "system"],
  ["theme=dark; __Host-theme=system", "system"],
])("reads the cookie %s as %s", (header, theme) => {
  expect(themeFromCookie(header)).toBe(theme);
});

test("applies a choice at once, stores it for the server, and reverts it", () => {
  const { result } = renderHook(() => useTheme());
  expect(result.current.theme).toBe("system");
  act(() => result.current.choose("dark"));
  expect(result.current.theme).toBe("dark");
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(document.cookie).toContain("theme=dark");
  expect(document.head.querySelectorAll('meta[name="theme-color"]')).toHaveLength(1);
  act(() => result.current.choose("system"));
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(themeFromCookie(document.cookie)).toBe("system");
  expect(document.head.querySelectorAll('meta[name="theme-color"]')).toHaveLength(2);
});

test("follows a choice of another tab when this one becomes visible", () => {
  const { result } = renderHook(() => useTheme());
  document.cookie = themeCookie("light");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(result.current.theme).toBe("light");
  expect(document.documentElement.dataset.theme).toBe("light");
});
