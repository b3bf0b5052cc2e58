import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { cacheFor } from "../cache-for.ts";
import { readCategories } from "../search/read-translations.ts";

/** All active categories, read at most every second; a change in this process is visible at once. */
export const cachedCategories = cacheFor(1_000, (container) =>
  readCategories(container.resolve(ContainerRegistrationKeys.QUERY)),
);
