import { z } from "zod";
import { ProductCard } from "./catalog.ts";
import { pageQuery, Pagination, success } from "./envelope.ts";
import { favoriteSorts } from "./favorite-sorts.ts";
import { limits } from "./limits.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/favorites.ts";
import { freeText, Id, Sum, Time } from "./shared-schemas.ts";

const tag = freeText(1, limits.favoriteTagLength);

/** What the buyer adds to a favorite. */
const marks = {
  tags: z
    .array(tag)
    .max(limits.favoriteTags)
    .overwrite((tags) => [...new Set(tags)])
    .describe("without duplicates"),
  priority: z.int().min(1).max(limits.favoritePriorityMax).describe("a higher number is more important"),
  notes: freeText(0, limits.favoriteNotesLength),
};

export const Favorite = z
  .object({
    product: ProductCard,
    addedAt: Time,
    addedPrice: Sum.describe("extension: the price when it was added"),
    tags: z.array(z.string()).describe("without duplicates"),
    priority: z.int().describe("a higher number is more important"),
    notes: z.string(),
  })
  .meta({ id: "Favorite" });

export type Favorite = z.infer<typeof Favorite>;

export const NewFavorite = z
  .strictObject({
    productId: Id,
    tags: marks.tags.default([]),
    priority: marks.priority.default(1),
    notes: marks.notes.default(""),
  })
  .meta({ id: "NewFavorite" });

export type NewFavorite = z.infer<typeof NewFavorite>;

export const FavoriteChange = z
  .strictObject({
    tags: marks.tags.optional(),
    priority: marks.priority.optional(),
    notes: marks.notes.optional(),
  })
  .meta({ id: "FavoriteChange", description: "fields that are left out keep their values" });

export type FavoriteChange = z.infer<typeof FavoriteChange>;

export const FavoriteQuery = z.strictObject({
  sort: z
    .enum(favoriteSorts)
    .default("newest")
    .describe("`newest`: last added first; `dropped`: largest price drop since then first"),
  tag: tag.optional().describe("only favorites with this tag"),
  ...pageQuery,
});

export type FavoriteQuery = z.infer<typeof FavoriteQuery>;

const count = z.int().min(0);

export const FavoriteList = z
  .object({
    success: z.literal(true),
    data: z.object({
      favorites: z.array(Favorite),
      total: count.describe("number of favorites that can be shown, with any tag"),
      tags: z
        .array(z.object({ value: z.string(), count }))
        .describe("extension: the buyer's tags, most used first"),
    }),
    pagination: Pagination,
  })
  .meta({ id: "FavoriteList" });

export type FavoriteList = z.infer<typeof FavoriteList>;

const FavoriteParams = z.object({
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .describe("id of the product"),
});

export const favoritesRoutes = defineRoutes({
  favorites: {
    ...splitEndpoint(routes.favorites),
    summary: "The buyer's favorites; products that are no longer sold are left out",
    access: ["buyer", "seller"],
    query: FavoriteQuery,
    success: { status: 200, schema: FavoriteList },
  },
  favoriteIds: {
    ...splitEndpoint(routes.favoriteIds),
    summary: "Ids of all favorite products, for hearts and badges",
    access: ["buyer", "seller"],
    extension: true,
    success: {
      status: 200,
      schema: success(
        "FavoriteIds",
        z.object({
          ids: z.array(Id),
          total: count.describe("number of `ids`"),
          gone: z.array(Id).describe("favorites whose products are not sold at present and are not shown"),
        }),
      ),
    },
  },
  addFavorite: {
    ...splitEndpoint(routes.addFavorite),
    summary: "Add a product to the favorites; a repeat is refused",
    access: ["buyer", "seller"],
    body: NewFavorite,
    success: { status: 201, schema: success("FavoriteAdded", Favorite) },
    errors: ["product_not_found", "favorite_exists", "favorites_full"],
  },
  changeFavorite: {
    ...splitEndpoint(routes.changeFavorite),
    summary: "Change tags, priority or notes of a favorite",
    access: ["buyer", "seller"],
    extension: true,
    params: FavoriteParams,
    body: FavoriteChange,
    success: { status: 200, schema: success("FavoriteChanged", Favorite) },
    errors: ["favorite_not_found"],
  },
  removeFavorite: {
    ...splitEndpoint(routes.removeFavorite),
    summary: "Remove a product from the favorites",
    access: ["buyer", "seller"],
    params: FavoriteParams,
    success: { status: 200, schema: success("FavoriteRemoved", z.null()) },
    errors: ["favorite_not_found"],
  },
});
