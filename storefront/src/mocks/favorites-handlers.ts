import * as routes from "@bezak/contract/routes/favorites.ts";
import type { Favorite, FavoriteChange, favoritesRoutes, NewFavorite } from "@bezak/contract/favorites.ts";
import { answer, failure } from "./answers.ts";
import { mock } from "./mock.ts";
import { products } from "./catalog-fixtures.ts";
import { token } from "./people-handlers.ts";

type Routes = typeof favoritesRoutes;

const made = ({ id, ...marks }: { id: string } & Partial<Favorite>): Favorite => {
  const product = products.find((one) => one.id === id)!;
  const nothing = { addedPrice: product.price, tags: [], priority: 1, notes: "" };
  return { product, addedAt: "2026-11-20T08:00:00.000Z", ...nothing, ...marks };
};

const usual = (): Favorite[] => [
  made({ id: "prod_1", tags: ["подарок", "мама"], priority: 5, notes: "К 8 марта, спросить про гравировку" }),
  made({ id: "prod_2", addedPrice: products.find(({ id }) => id === "prod_2")!.price + 30_000 }),
  made({ id: "prod_3", tags: ["подарок"] }),
];

let favorites = usual();

/** Resets the favorites. */
export function resetFavorites(next: Favorite[] = usual()): void {
  favorites = next;
}

const signedIn = (request: Request) => request.headers.get("authorization") === `Bearer ${token}`;
const guest = () => failure("unauthorized", "Войдите в аккаунт, чтобы продолжить");
const unknown = () => failure("favorite_not_found", "Этого товара нет в избранном");

const orders: Record<string, (a: Favorite, b: Favorite) => number> = {
  priority: (a, b) => b.priority - a.priority,
  price_asc: (a, b) => a.product.price - b.product.price,
  price_desc: (a, b) => b.product.price - a.product.price,
  dropped: (a, b) => a.product.price / a.addedPrice - b.product.price / b.addedPrice,
};

export const favoritesHandlers = [
  mock(routes.favoriteIds, ({ request }) => {
    if (!signedIn(request)) return guest();
    const ids = favorites.map(({ product }) => product.id);
    return answer<Routes["favoriteIds"]>({ success: true, data: { ids, total: ids.length, gone: [] } });
  }),
  mock(routes.favorites, ({ request }) => {
    if (!signedIn(request)) return guest();
    const search = new URL(request.url).searchParams;
    const [page, limit] = [Number(search.get("page") ?? 1), Number(search.get("limit") ?? 20)];
    const tag = search.get("tag");
    const found = favorites.filter(({ tags }) => tag === null || tags.includes(tag));
    const ordered = found.toSorted(orders[search.get("sort") ?? ""] ?? (() => 0));
    const tags = [...new Set(favorites.flatMap((one) => one.tags))].map((value) => ({
      value,
      count: favorites.filter((one) => one.tags.includes(value)).length,
    }));
    return answer<Routes["favorites"]>({
      success: true,
      data: {
        favorites: ordered.slice((page - 1) * limit, page * limit),
        total: favorites.length,
        tags,
      },
      pagination: { page, limit, total: found.length, pages: Math.ceil(found.length / limit) },
    });
  }),
  mock(routes.addFavorite, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const { productId, ...marks } = (await request.json()) as NewFavorite;
    if (!products.some(({ id }) => id === productId)) return failure("product_not_found", "Товар не найден");
    if (favorites.some(({ product }) => product.id === productId)) {
      return failure("favorite_exists", "Товар уже в избранном");
    }
    const favorite = made({ id: productId, ...marks });
    favorites = [favorite, ...favorites];
    const message = "Товар добавлен в избранное";
    return answer<Routes["addFavorite"]>({ success: true, data: favorite, message }, 201);
  }),
  mock(routes.changeFavorite, async ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const change = (await request.json()) as FavoriteChange;
    favorites = favorites.map((one) => (one.product.id === params.id ? { ...one, ...change } : one));
    const favorite = favorites.find(({ product }) => product.id === params.id);
    return favorite ? answer<Routes["changeFavorite"]>({ success: true, data: favorite }) : unknown();
  }),
  mock(routes.removeFavorite, ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const rest = favorites.filter(({ product }) => product.id !== params.id);
    if (rest.length === favorites.length) return unknown();
    favorites = rest;
    const message = "Товар удален из избранного";
    return answer<Routes["removeFavorite"]>({ success: true, data: null, message });
  }),
];
