import { FAVORITE_MODULE } from "../../modules/favorite/index.ts";
import type { FavoriteModuleService } from "../../modules/favorite/service.ts";
import type { PersonalDataPart } from "./personal-data.ts";

/** Favorites with tags and notes, deleted products included. */
export const favoriteData: PersonalDataPart = {
  name: "favorites",
  async collect(container, customerId) {
    const rows = await container.resolve<FavoriteModuleService>(FAVORITE_MODULE).ofCustomer(customerId);
    return rows.map(({ productId, addedAt, addedPrice, tags, priority, notes }) => ({
      productId,
      addedPrice,
      tags,
      priority,
      notes,
      addedAt: new Date(addedAt).toISOString(),
    }));
  },
  async erase(sql, customerId) {
    await sql("delete from favorite where customer_id = ?", [customerId]);
  },
};
