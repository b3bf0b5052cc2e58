import type { TranslatedText } from "../../../search/localized.ts";
import { words } from "../catalog/localized.ts";
import type { BannerSlug } from "../pictures/banner-pictures.ts";

export interface BannerSeed {
  slug: BannerSlug;
  title: TranslatedText;
  subtitle: TranslatedText;
  /** storefront path without a language prefix */
  link: string;
}

function banner(slug: BannerSlug, link: string, title: string, subtitle: string): BannerSeed {
  return { slug, link, title: words(title), subtitle: words(subtitle) };
}

/** Banners of the home page in order. What they promise must be true of the demo's products. */
export const banners: readonly BannerSeed[] = [
  banner(
    "spring-jewellery",
    "/category/jewellery",
    "Серебро и бирюза | Kumush va feruza | Silver and turquoise",
    "Кольца, серьги и колье от мастеров Самарканда | Samarqand ustalaridan uzuk, zirak va marjonlar | Rings, earrings and necklaces by the makers of Samarkand",
  ),
  banner(
    "bags-week",
    "/category/bags?filter=sales",
    "Неделя сумок | Sumkalar haftasi | Bag week",
    "Сумки, рюкзаки и кошельки со скидкой до 40 % | Sumka, ryukzak va hamyonlarga 40 % gacha chegirma | Bags, backpacks and wallets at up to 40% off",
  ),
  banner(
    "watches-sale",
    "/category/watches?filter=sales",
    "Часы по лучшей цене | Soatlar eng yaxshi narxda | Watches at their best price",
    "Скидки до 40 %, а привезём уже завтра | 40 % gacha chegirma, ertagayoq yetkazamiz | Up to 40% off, delivered as soon as tomorrow",
  ),
  banner(
    "phone-accessories",
    "/category/phone",
    "Всё для телефона | Telefon uchun hammasi | Everything for your phone",
    "Наушники, чехлы и зарядки с возвратом за 14 дней | Quloqchin, gʻilof va quvvatlagichlar, 14 kun ichida qaytarish bilan | Headphones, cases and chargers with 14 days to return",
  ),
];
