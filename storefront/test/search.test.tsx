import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import { loadMessages } from "../src/i18n/load-messages.ts";
import { openShop, t } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

await loadMessages("ru", ["layers"]);

const server = serveShop();

/** Requested texts, and those whose request was cancelled. */
let queries: string[] = [];
let dropped: string[] = [];

const suggest = "*/api/v1/products/suggest";
const getLetters = (request: Request) => new URL(request.url).searchParams.get("q") ?? "";

beforeEach(() => {
  queries = [];
  dropped = [];
  server.events.on("request:start", ({ request }) => {
    if (!request.url.includes("/products/suggest")) return;
    queries.push(getLetters(request));
    request.signal.addEventListener("abort", () => dropped.push(getLetters(request)));
  });
});

async function openSearch() {
  const shop = await openShop("/cart");
  const input = screen.getAllByRole<HTMLInputElement>("combobox", { name: t("search.label") })[0]!;
  input.focus();
  const type = (value: string) => fireEvent.input(input, { target: { value } });
  const press = (key: string) => fireEvent.keyDown(input, { key });
  const chosen = () => document.getElementById(input.getAttribute("aria-activedescendant") ?? "none");
  return { ...shop, input, type, press, chosen };
}

test("suggests products, categories, sellers and the full search; arrows move, Enter opens", async () => {
  const { input, type, press, chosen, place } = await openSearch();
  expect(input.getAttribute("aria-expanded")).toBe("false");
  type("сум");
  const list = await screen.findByRole("listbox", { name: t("search.suggestions") });
  await within(list).findByRole("option", { name: /Кожаная сумка 0/ });
  expect(input.getAttribute("aria-expanded")).toBe("true");
  expect(input.getAttribute("aria-controls")).toBe(list.id);
  const options = within(list).getAllByRole("option");
  expect(options[0]!.textContent).toBe("Сумки");
  expect(options.at(-1)!.textContent).toBe(t("search.allResults", { text: "сум" }));
  expect(within(list).getAllByRole("group").length).toBeGreaterThanOrEqual(3);
  await screen.findByText(t("search.found", { count: options.length }));

  expect(chosen()).toBeNull();
  press("ArrowUp");
  expect(chosen()).toBe(options.at(-1));
  press("ArrowDown");
  expect(chosen()).toBeNull();
  press("ArrowDown");
  expect(chosen()).toBe(options[0]);
  expect(options[0]!.getAttribute("aria-selected")).toBe("true");
  press("Enter");
  await waitFor(() => expect(place.now?.pathname).toBe("/category/bags"));
  expect(input.value).toBe("");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("waits for a pause in typing, and cancels outdated requests", async () => {
  server.use(http.get(suggest, () => new Promise<never>(() => undefined)));
  const { type } = await openSearch();
  type("с");
  await waitFor(() => expect(queries).toContain("с"));
  type("су");
  type("сум");
  await waitFor(() => expect(queries.at(-1)).toBe("сум"));
  expect(queries).not.toContain("су");
  await waitFor(() => expect(new Set(dropped)).toEqual(new Set(["с"])));
});

test("closes the list with Escape and keeps the text", async () => {
  const { input, type, press } = await openSearch();
  type("сум");
  await screen.findByRole("option", { name: /Кожаная сумка 0/ });
  press("Escape");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(input.value).toBe("сум");
});

test("ignores spaces; opens results for a text, clears the field and stores the search", async () => {
  const { input, type, place } = await openSearch();
  type("   ");
  fireEvent.submit(input.form!);
  expect(place.now?.pathname).toBe("/cart");
  type("  часы ");
  fireEvent.submit(input.form!);
  await waitFor(() => expect(place.now?.pathname).toBe("/search"));
  expect(new URLSearchParams(place.now?.search).get("q")).toBe("часы");
  expect(input.value).toBe("");
  expect(JSON.parse(localStorage.getItem("recentSearches") ?? "[]")).toEqual(["часы"]);
});

test("opens recent searches by keys, removes one by Delete, and clears all", async () => {
  localStorage.setItem("recentSearches", JSON.stringify(["кольцо", "очки", "шляпа"]));
  const { press, chosen } = await openSearch();
  const option = (name: string) => screen.queryByRole("option", { name });
  await screen.findByRole("option", { name: "кольцо" });
  press("ArrowDown");
  press("Delete");
  expect(option("кольцо")).toBeNull();
  await waitFor(() => expect(chosen()).toBe(option("очки")));
  expect(JSON.parse(localStorage.getItem("recentSearches") ?? "[]")).toEqual(["очки", "шляпа"]);
  fireEvent.click(screen.getByRole("button", { name: t("search.clearRecent") }));
  expect(option("шляпа")).toBeNull();
  expect(localStorage.getItem("recentSearches")).toBeNull();
  expect(option("Сумки")).not.toBeNull();
});

test("reports a failure, which can be retried, and gives hints when nothing is found", async () => {
  server.use(http.get(suggest, () => HttpResponse.json({ success: false }, { status: 500 })));
  const { type } = await openSearch();
  type("сум");
  await screen.findByText(t("search.failed"));
  server.resetHandlers();
  fireEvent.click(screen.getByRole("button", { name: t("common.retry") }));
  await screen.findByRole("option", { name: /Кожаная сумка 0/ });
  type("zzzz");
  await screen.findByText(t("search.none"));
});
