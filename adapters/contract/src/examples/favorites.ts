import type { Favorite, favoritesRoutes } from "../favorites.ts";
import type { Examples } from "./example.ts";
import { productCard } from "./catalog.ts";

export const favorite: Favorite = {
  product: productCard,
  addedAt: "2026-11-01T10:00:00.000Z",
  addedPrice: 100_000,
  tags: ["подарок"],
  priority: 2,
  notes: "17",
};

export const favoritesExamples: Examples<typeof favoritesRoutes> = {
  favorites: {
    request: { query: { sort: "dropped", tag: "подарок", limit: 10 } },
    answer: {
      success: true,
      data: { favorites: [favorite], total: 21, tags: [{ value: "подарок", count: 1 }] },
      pagination: { page: 1, limit: 10, total: 21, pages: 3 },
    },
  },
  favoriteIds: { answer: { success: true, data: { ids: ["prod_1"], total: 1, gone: ["prod_0"] } } },
  addFavorite: {
    request: { body: { productId: "prod_1", tags: ["подарок"] } },
    answer: { success: true, data: favorite, message: "Товар добавлен в избранное" },
  },
  changeFavorite: {
    request: { params: { id: "prod_1" }, body: { priority: 3, notes: "" } },
    answer: {
      success: true,
      data: {
        product: productCard,
        addedAt: "2026-11-01T10:00:00.000Z",
        addedPrice: 100_000,
        tags: ["подарок"],
        priority: 3,
        notes: "",
      },
    },
  },
  removeFavorite: {
    request: { params: { id: "prod_1" } },
    answer: { success: true, data: null, message: "Товар удален из избранного" },
  },
};
