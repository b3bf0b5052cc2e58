import type { CategoryIcon } from "@bezak/contract/category-icons.ts";
import type { TranslatedText } from "../../../search/localized.ts";
import { words } from "./localized.ts";

export interface CategorySeed {
  slug: string;
  name: TranslatedText;
  icon: CategoryIcon;
  featured: boolean;
  children: { slug: string; name: TranslatedText; icon: CategoryIcon }[];
}

function department(
  slug: string,
  icon: CategoryIcon,
  name: string,
  children: [slug: string, icon: CategoryIcon, name: string][],
): CategorySeed {
  return {
    slug,
    icon,
    name: words(name),
    featured: true,
    children: children.map(([childSlug, childIcon, childName]) => ({
      slug: childSlug,
      icon: childIcon,
      name: words(childName),
    })),
  };
}

/** The two levels of categories. */
export const categories: readonly CategorySeed[] = [
  department("jewellery", "gem", "Украшения | Taqinchoqlar | Jewellery", [
    ["rings", "circle", "Кольца | Uzuklar | Rings"],
    ["earrings", "sparkles", "Серьги | Ziraklar | Earrings"],
    ["necklaces", "link", "Колье и подвески | Marjon va kulonlar | Necklaces and pendants"],
    ["bracelets", "circle-dot", "Браслеты | Bilaguzuklar | Bracelets"],
    ["brooches", "flower", "Броши | Toʻgʻnogʻichlar | Brooches"],
  ]),
  department("bags", "shopping-bag", "Сумки | Sumkalar | Bags", [
    ["handbags", "handbag", "Женские сумки | Ayollar sumkalari | Handbags"],
    ["backpacks", "backpack", "Рюкзаки | Ryukzaklar | Backpacks"],
    ["clutches", "pocket", "Клатчи и косметички | Klatch va kosmetichkalar | Clutches and pouches"],
    ["wallets", "wallet", "Кошельки | Hamyonlar | Wallets"],
    ["briefcases", "briefcase", "Портфели | Portfellar | Briefcases"],
  ]),
  department("watches", "watch", "Часы | Soatlar | Watches", [
    ["womens-watches", "watch", "Женские часы | Ayollar soatlari | Women’s watches"],
    ["mens-watches", "clock", "Мужские часы | Erkaklar soatlari | Men’s watches"],
    ["smart-watches", "activity", "Умные часы | Aqlli soatlar | Smart watches"],
  ]),
  department("scarves", "wind", "Платки и шарфы | Roʻmol va sharflar | Scarves", [
    ["silk-scarves", "square", "Платки и палантины | Roʻmol va palantinlar | Silk scarves and stoles"],
    ["warm-scarves", "snowflake", "Тёплые шарфы | Issiq sharflar | Warm scarves"],
  ]),
  department("glasses", "glasses", "Очки | Koʻzoynaklar | Glasses", [
    ["sunglasses", "sun", "Солнцезащитные очки | Quyoshdan himoya koʻzoynaklari | Sunglasses"],
    ["frames", "eye", "Оправы | Koʻzoynak gardishlari | Frames"],
  ]),
  department("belts", "minus", "Ремни | Kamarlar | Belts", [
    ["womens-belts", "minus", "Женские ремни | Ayollar kamarlari | Women’s belts"],
    ["mens-belts", "equal", "Мужские ремни | Erkaklar kamarlari | Men’s belts"],
  ]),
  department("hats", "hat-glasses", "Головные уборы | Bosh kiyimlar | Hats", [
    ["caps", "shield", "Бейсболки | Beysbolkalar | Caps"],
    ["sun-hats", "sun-medium", "Шляпы | Shlyapalar | Sun hats"],
    ["beanies", "snowflake", "Шапки | Shapkalar | Beanies"],
    ["doppi", "diamond", "Тюбетейки | Doʻppilar | Doppi skullcaps"],
  ]),
  department("hair", "scissors", "Аксессуары для волос | Soch uchun aksessuarlar | Hair accessories", [
    ["hair-clips", "ribbon", "Заколки | Soch qisqichlari | Hair clips"],
    ["hair-bands", "circle", "Ободки и резинки | Soch gardishi va rezinkalari | Headbands and scrunchies"],
    ["combs", "brush", "Гребни и зеркала | Taroq va koʻzgular | Combs and mirrors"],
  ]),
  department("phone", "smartphone", "Для телефона | Telefon uchun | Phone accessories", [
    ["phone-cases", "smartphone", "Чехлы | Gʻiloflar | Phone cases"],
    ["headphones", "headphones", "Наушники | Quloqchinlar | Headphones"],
    ["charging", "battery-charging", "Зарядка и кабели | Quvvatlash va kabellar | Chargers and cables"],
  ]),
  department("car", "car", "Для автомобиля | Avtomobil uchun | Car accessories", [
    ["car-holders", "navigation", "Держатели | Tutqichlar | Phone holders"],
    ["car-interior", "armchair", "Для салона | Salon uchun | Interior"],
    ["car-keys", "key-round", "Брелоки и ключницы | Kalit taqinchoqlari | Key fobs"],
  ]),
];
