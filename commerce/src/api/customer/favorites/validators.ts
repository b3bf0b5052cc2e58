import { z } from "@medusajs/framework/zod";
import { favoriteRules as rules, favoriteSorts } from "../../../modules/favorite/favorite-rules.ts";

const tag = z.string().trim().min(1).max(rules.tagLength);

const marks = {
  tags: z
    .array(tag)
    .max(rules.tags)
    .transform((tags) => [...new Set(tags)]),
  priority: z.number().int().min(1).max(rules.priorityMax),
  notes: z.string().trim().max(rules.notesLength),
};

export const NewFavorite = z.strictObject({
  productId: z.string().min(1).max(64),
  tags: marks.tags.default([]),
  priority: marks.priority.default(1),
  notes: marks.notes.default(""),
});

export const FavoriteChange = z.strictObject({
  tags: marks.tags.optional(),
  priority: marks.priority.optional(),
  notes: marks.notes.optional(),
});

export const FavoritesQuery = z.strictObject({
  sort: z.enum(favoriteSorts).default("newest"),
  tag: tag.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export type NewFavorite = z.infer<typeof NewFavorite>;
export type FavoriteChange = z.infer<typeof FavoriteChange>;
