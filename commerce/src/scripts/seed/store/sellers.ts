import type { MedusaContainer } from "@medusajs/framework/types";
import { SELLER_MODULE } from "../../../modules/seller/index.ts";
import type { SellerModuleService } from "../../../modules/seller/service.ts";
import { words } from "../catalog/localized.ts";
import type { SellerSeed } from "../catalog/sellers.ts";

const day = 86_400_000;
const returns = words(
  "Возврат в течение 14 дней, если сохранены бирки и упаковка. | Yorliq va qadogʻi saqlangan boʻlsa, 14 kun ichida qaytarish mumkin. | Returns within 14 days if tags and packaging are kept.",
);

/** Stores the shops; logos lie at `/files/demo/sellers/<slug>.webp`. Returns ids by slug. */
export async function storeSellers(
  container: MedusaContainer,
  list: readonly SellerSeed[],
  base: Date,
): Promise<Map<string, string>> {
  const service = container.resolve<SellerModuleService>(SELLER_MODULE);
  const stored = await service.createSellers(
    list.map(({ slug, name, description, joinedDaysAgo, workingHours }) => ({
      slug,
      // A shop has one name for all readers; Latin letters are read by each of them.
      name: name.uz,
      description: { ...description },
      logo: `/files/demo/sellers/${slug}.webp`,
      banner: `/files/demo/sellers/${slug}-banner.webp`,
      working_hours: workingHours,
      return_policy: { ...returns },
      status: "active" as const,
      joined_at: new Date(base.getTime() - joinedDaysAgo * day),
    })),
  );
  return new Map(stored.map(({ slug, id }) => [slug, id]));
}
