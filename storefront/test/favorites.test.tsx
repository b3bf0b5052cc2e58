import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { guestWishesKey } from "../src/features/favorites/guest-wishes.ts";
import { cachedFavoritesKey } from "../src/features/favorites/cached-favorites.ts";
import { loadMessages } from "../src/i18n/load-messages.ts";
import { failure } from "../src/mocks/answers.ts";
import { product } from "../src/mocks/catalog-fixtures.ts";
import { resetFavorites } from "../src/mocks/favorites-handlers.ts";
import { buyer, token } from "../src/mocks/people-handlers.ts";
import { openShop, t } from "./shop-page.tsx";
import { serveShop } from "./shop-server.ts";

const server = serveShop();

/** Calls that change favorites. */
let sent: string[] = [];

beforeEach(async () => {
  resetFavorites();
  await loadMessages("ru", ["layers"]);
  sent = [];
  server.events.on("request:start", ({ request }) => {
    const path = new URL(request.url).pathname.replace("/api/v1/users/favorites", "");
    if (request.url.includes("/users/favorites") && request.method !== "GET")
      sent.push(`${request.method} ${path}`);
  });
});

function signIn() {
  localStorage.setItem("token", token);
  localStorage.setItem("user", JSON.stringify(buyer));
}

const [ring, , , scarf] = [product(1), product(2), product(3), product(4)];
const label = ({ name }: typeof ring) => t("product.favorite", { name: name.ru });
const heart = (of: typeof ring) => screen.getAllByRole("button", { name: label(of) })[0]!;
const pressed = (of: typeof ring) => heart(of).getAttribute("aria-pressed");
const badge = () => screen.getAllByRole("link", { name: /^Избранное/ })[0]?.textContent;
const rows = () => screen.queryAllByRole("article").map((row) => row.querySelector("h2")?.textContent);

test("marks favorites and their number once the session is known", async () => {
  signIn();
  await openShop("/catalog");
  await waitFor(() => expect(pressed(ring)).toBe("true"));
  expect(pressed(scarf)).toBe("false");
  expect(badge()).toContain(t("nav.wishlistCount", { count: "3" }));
});

test("marks a favorite at once and reports it when the server has it", async () => {
  signIn();
  await openShop("/catalog");
  await waitFor(() => expect(pressed(ring)).toBe("true"));
  fireEvent.click(heart(scarf));
  expect(pressed(scarf)).toBe("true");
  await screen.findByText("Товар добавлен в избранное");
  fireEvent.click(heart(scarf));
  expect(pressed(scarf)).toBe("false");
  await screen.findByText("Товар удален из избранного");
  expect(sent).toEqual(["POST ", `DELETE /${scarf.id}`]);
});

test("reverts a favorite that the server refuses, with the reason", async () => {
  signIn();
  server.use(
    http.post("*/api/v1/users/favorites", () => HttpResponse.json({}, { status: 500 })),
    http.delete("*/api/v1/users/favorites/:id", () => HttpResponse.json({}, { status: 500 })),
  );
  await openShop("/catalog");
  await waitFor(() => expect(pressed(ring)).toBe("true"));
  fireEvent.click(heart(scarf));
  await screen.findByText("Ошибка добавления в избранное");
  expect(pressed(scarf)).toBe("false");
  fireEvent.click(heart(ring));
  await screen.findByText("Ошибка удаления из избранного");
  expect(pressed(ring)).toBe("true");
});

test("keeps an existing favorite, and reports the rejection", async () => {
  signIn();
  server.use(
    http.post("*/api/v1/users/favorites", () => failure("favorite_exists", "Товар уже в избранном")),
  );
  await openShop("/catalog");
  await waitFor(() => expect(pressed(ring)).toBe("true"));
  fireEvent.click(heart(scarf));
  await screen.findByText("Товар уже в избранном");
  expect(pressed(scarf)).toBe("true");
});

test("sends quick presses one after another and ends as the last one wanted", async () => {
  signIn();
  let under = 0;
  let most = 0;
  server.use(
    http.post("*/api/v1/users/favorites", async () => {
      most = Math.max(most, (under += 1));
      await new Promise((done) => setTimeout(done, 30));
      under -= 1;
      return HttpResponse.json({ success: true, data: {} }, { status: 201 });
    }),
  );
  await openShop("/catalog");
  await waitFor(() => expect(pressed(ring)).toBe("true"));
  for (let turn = 0; turn < 5; turn += 1) fireEvent.click(heart(scarf));
  expect(pressed(scarf)).toBe("true");
  await waitFor(() => expect(under).toBe(0));
  await waitFor(() => expect(sent).toEqual(["POST "]));
  expect([most, pressed(scarf)]).toEqual([1, "true"]);
});

test("asks a guest to sign in, and adds the favorite once afterwards", async () => {
  const { session, place } = await openShop("/catalog");
  fireEvent.click(await screen.findByRole("button", { name: label(scarf) }));
  await screen.findByText(t("favorites.signInFirst"));
  await waitFor(() => expect(place.now?.pathname).toBe("/login"));
  expect(place.now?.search).toBe("?next=%2Fcatalog");
  expect(sessionStorage.getItem(guestWishesKey)).toBe(JSON.stringify([scarf.id]));
  expect(sent).toEqual([]);
  act(() => session.signIn(token, buyer));
  await screen.findByText("Товар добавлен в избранное");
  expect(sent).toEqual(["POST "]);
  expect(sessionStorage.getItem(guestWishesKey)).toBeNull();
  await waitFor(() => expect(place.now?.pathname).toBe("/catalog"));
  await waitFor(() => expect(pressed(scarf)).toBe("true"));
  act(() => session.clear());
  await waitFor(() => expect(pressed(scarf)).toBe("false"));
  act(() => session.signIn(token, buyer));
  await waitFor(() => expect(pressed(scarf)).toBe("true"));
  expect(sent).toEqual(["POST "]);
});

test("treats an expired session like a guest's and adds the favorite after signing in", async () => {
  signIn();
  server.use(http.post("*/api/v1/users/favorites", () => failure("session_expired", "Сеанс завершён")));
  const { session, place } = await openShop("/catalog");
  await waitFor(() => expect(pressed(ring)).toBe("true"));
  fireEvent.click(heart(scarf));
  await waitFor(() => expect(place.now?.pathname).toBe("/login"));
  expect(session.state.get().user).toBeNull();
  expect(sessionStorage.getItem(guestWishesKey)).toBe(JSON.stringify([scarf.id]));
});

test("shows notes and price drops, sorts, and filters by tag", async () => {
  signIn();
  const { place } = await openShop("/wishlist");
  await screen.findAllByRole("article");
  expect(rows()).toEqual([1, 2, 3].map((index) => product(index).name.ru));
  expect(screen.getByText("К 8 марта, спросить про гравировку")).toBeTruthy();
  expect(screen.getByText(t("wishlist.priorities.5"))).toBeTruthy();
  expect(screen.getByText(/Подешевел на 30.000.сум/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(t("wishlist.sort")), { target: { value: "dropped" } });
  await waitFor(() => expect(rows()[0]).toBe(product(2).name.ru));
  expect(place.now?.search).toBe("?sort=dropped");
  fireEvent.click(screen.getByRole("link", { name: "мама, 1" }));
  await waitFor(() => expect(rows()).toEqual([ring.name.ru]));
});

test("changes tags, priority and note", async () => {
  signIn();
  await openShop("/wishlist");
  const [, , row] = await screen.findAllByRole("article");
  const own = within(row!);
  fireEvent.click(own.getByRole("button", { name: t("wishlist.editNamed", { name: product(3).name.ru }) }));
  fireEvent.change(own.getByLabelText(t("wishlist.priority")), { target: { value: "4" } });
  const tag = own.getByLabelText(t("wishlist.newTag"));
  fireEvent.change(tag, { target: { value: " лето " } });
  fireEvent.keyDown(tag, { key: "Enter" });
  fireEvent.click(own.getByRole("button", { name: t("wishlist.removeTag", { tag: "подарок" }) }));
  fireEvent.change(own.getByLabelText(t("wishlist.notes")), { target: { value: "Спросить размер" } });
  fireEvent.click(own.getByRole("button", { name: t("wishlist.save") }));
  await waitFor(() => expect(own.queryByRole("button", { name: t("wishlist.save") })).toBeNull());
  expect(own.getByText("Спросить размер")).toBeTruthy();
  expect(own.getByText("лето")).toBeTruthy();
  expect(own.queryByText("подарок")).toBeNull();
  expect(own.getByText(t("wishlist.priorities.4"))).toBeTruthy();
  expect(sent).toEqual([`PATCH /${product(3).id}`]);
});

test("removes a row at once and restores it with all its notes", async () => {
  signIn();
  await openShop("/wishlist");
  await screen.findAllByRole("article");
  fireEvent.click(screen.getByRole("button", { name: t("wishlist.remove", { name: ring.name.ru }) }));
  await screen.findByText("Товар удален из избранного");
  await waitFor(() => expect(rows()).toHaveLength(2));
  fireEvent.click(screen.getByRole("button", { name: t("wishlist.undo") }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(screen.getByText("К 8 марта, спросить про гравировку")).toBeTruthy();
});

test("removes all one by one despite a single failure", async () => {
  signIn();
  server.use(
    http.delete(`*/api/v1/users/favorites/${product(2).id}`, () => HttpResponse.json({}, { status: 500 })),
  );
  await openShop("/wishlist");
  await screen.findAllByRole("article");
  fireEvent.click(screen.getByRole("button", { name: t("wishlist.clear") }));
  fireEvent.click(await screen.findByRole("button", { name: t("wishlist.clearYes") }));
  await screen.findByText("Избранное очищено");
  expect(sent).toEqual([1, 2, 3].map((index) => `DELETE /${product(index).id}`));
  await waitFor(() => expect(rows()).toEqual([product(2).name.ru]));
  await waitFor(() => expect(badge()).toContain(t("nav.wishlistCount", { count: "1" })));
});

test("reports when nothing could be removed, and allows another attempt", async () => {
  signIn();
  server.use(http.delete("*/api/v1/users/favorites/:id", () => HttpResponse.json({}, { status: 500 })));
  await openShop("/wishlist");
  await screen.findAllByRole("article");
  fireEvent.click(screen.getByRole("button", { name: t("wishlist.clear") }));
  const yes = await screen.findByRole("button", { name: t("wishlist.clearYes") });
  fireEvent.click(yes);
  await screen.findByText("Ошибка очистки избранного");
  expect(yes.getAttribute("aria-busy")).toBeNull();
  expect(screen.queryByText("Избранное очищено")).toBeNull();
  server.resetHandlers();
  fireEvent.click(yes);
  await screen.findByText(t("wishlist.empty"));
});

test("has texts for guests, an empty list and a failure", async () => {
  await openShop("/wishlist");
  const guest = await screen.findByRole("heading", { name: t("wishlist.guest") });
  const links = within(guest.parentElement!).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toContain("/login?next=%2Fwishlist");
  cleanup();

  signIn();
  resetFavorites([]);
  await openShop("/wishlist");
  await screen.findByText(t("wishlist.empty"));
  cleanup();

  server.use(http.get("*/api/v1/users/favorites", () => HttpResponse.json({}, { status: 500 })));
  await openShop("/wishlist");
  await screen.findByText("Не удалось загрузить избранное");
  resetFavorites();
  server.resetHandlers();
  fireEvent.click(screen.getByRole("button", { name: t("common.retry") }));
  expect(await screen.findAllByRole("article")).toHaveLength(3);
});

test("shows the cached list without a network, until the user signs out", async () => {
  signIn();
  await openShop("/wishlist");
  await screen.findAllByRole("article");
  cleanup();

  server.use(http.get("*/api/v1/users/favorites", () => HttpResponse.error()));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  const { session } = await openShop("/wishlist");
  await screen.findByText(t("wishlist.kept"));
  expect(rows()).toHaveLength(3);
  const edit = t("wishlist.editNamed", { name: ring.name.ru });
  expect(screen.getByRole("button", { name: edit })).toHaveProperty("disabled", true);
  act(() => session.clear());
  await waitFor(() => expect(localStorage.getItem(cachedFavoritesKey)).toBeNull());
});
