import type { MedusaContainer } from "@medusajs/framework/types";
import { SELLER_MODULE } from "../../../modules/seller/index.ts";
import type { SellerModuleService } from "../../../modules/seller/service.ts";
import { words } from "../catalog/localized.ts";
import type { SellerSeed } from "../catalog/sellers.ts";
import { shopSigns } from "../pictures/shop-signs.ts";

const day = 86_400_000;
const returns = words(
  "Возврат в течение 14 дней, если сохранены бирки и упаковка. | Yorliq va qadogʻi saqlangan boʻlsa, 14 kun ichida qaytarish mumkin. | Returns within 14 days if tags and packaging are kept.",
);

/** Returns ids by slug. */
export async function storeSellers(
  container: MedusaContainer,
  list: readonly SellerSeed[],
  base: Date,
): Promise<Map<string, string>> {
  const service = container.resolve<SellerModuleService>(SELLER_MODULE);
  const stored = await service.createSellers(
    list.map((seller) => ({
      slug: seller.slug,
      // A shop has one name for all languages; all readers can read Latin letters.
      name: seller.name.uz,
      description: { ...seller.description },
      logo: shopSigns(seller).logo.url,
      banner: shopSigns(seller).banner.url,
      working_hours: seller.workingHours,
      return_policy: { ...returns },
      status: "active" as const,
      joined_at: new Date(base.getTime() - seller.joinedDaysAgo * day),
    })),
  );
  return new Map(stored.map(({ slug, id }) => [slug, id]));
}
