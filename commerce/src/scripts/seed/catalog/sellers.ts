import type { TranslatedText } from "../../../search/localized.ts";
import type { ArtName } from "../pictures/arts.ts";
import { words } from "./localized.ts";

export interface SellerSeed {
  slug: string;
  name: TranslatedText;
  description: TranslatedText;
  /** Slugs of the first-level categories it sells in. */
  departments: readonly string[];
  /** Colour of its sign, `#rrggbb`. */
  hex: string;
  /** Drawing on its sign. */
  emblem: ArtName;
  /** Days before the base date. */
  joinedDaysAgo: number;
  workingHours: string;
}

function seller(
  slug: string,
  hex: string,
  emblem: ArtName,
  joinedDaysAgo: number,
  workingHours: string,
  departments: string[],
  name: string,
  description: string,
): SellerSeed {
  return {
    slug,
    hex,
    emblem,
    joinedDaysAgo,
    workingHours,
    departments,
    name: words(name),
    description: words(description),
  };
}

/** The demo's shops; the first two belong to seller@bezak.uz and seller2@bezak.uz. */
export const sellers: readonly SellerSeed[] = [
  seller(
    "zargar-uyi",
    "#1c7f86",
    "band",
    720,
    "9:00-20:00",
    ["jewellery", "watches"],
    "Дом ювелира | Zargar uyi | Zargar House",
    "Украшения и часы из мастерских Самарканда и Ташкента. Проверяем каждую застёжку перед отправкой. | Samarqand va Toshkent ustaxonalaridan taqinchoq va soatlar. Joʻnatishdan oldin har bir ilgakni tekshiramiz. | Jewellery and watches from the workshops of Samarkand and Tashkent. Every clasp is checked before it leaves.",
  ),
  seller(
    "karvon-craft",
    "#7a4a2c",
    "handbag",
    640,
    "10:00-19:00",
    ["bags", "belts", "car"],
    "Мастерская «Карвон» | Karvon ustaxonasi | Karvon Craft",
    "Шьём сумки, кошельки и ремни из кожи, которую выделывают в Узбекистане. | Oʻzbekistonda oshlangan charmdan sumka, hamyon va kamar tikamiz. | We sew bags, wallets and belts from leather tanned in Uzbekistan.",
  ),
  seller(
    "ipak-yoli",
    "#a3324b",
    "silk",
    585,
    "9:00-18:00",
    ["scarves", "hats", "hair"],
    "Шёлковый путь | Ipak yoʻli | Silk Road",
    "Платки и палантины из маргиланского шёлка, тюбетейки ручной вышивки. | Margʻilon ipagidan roʻmol va palantinlar, qoʻl kashtali doʻppilar. | Scarves and stoles of Margilan silk and hand-embroidered doppi.",
  ),
  seller(
    "lola-accessories",
    "#c94f7c",
    "bow",
    410,
    "10:00-21:00",
    ["jewellery", "hair", "bags", "glasses"],
    "Лола Аксессуары | Lola aksessuarlari | Lola Accessories",
    "Недорогие яркие аксессуары для девушек: новинки каждую неделю. | Qizlar uchun hamyonbop yorqin aksessuarlar: har hafta yangiliklar. | Bright, affordable accessories for young women, new ones every week.",
  ),
  seller(
    "voltaro",
    "#23345f",
    "powerBank",
    365,
    "9:00-21:00",
    ["phone", "car", "watches"],
    "Вольтаро | Voltaro | Voltaro",
    "Электроника для телефона и машины с гарантией и понятной инструкцией. | Telefon va mashina uchun kafolatli elektronika, tushunarli yoʻriqnoma bilan. | Electronics for the phone and the car with a warranty and a clear manual.",
  ),
  seller(
    "nigoh-optika",
    "#2f6d9c",
    "roundGlasses",
    300,
    "9:00-19:00",
    ["glasses", "watches"],
    "Нигох Оптика | Nigoh Optika | Nigoh Optics",
    "Очки и оправы с проверенной защитой от ультрафиолета. | Ultrabinafshadan himoyasi tekshirilgan koʻzoynak va gardishlar. | Glasses and frames with tested ultraviolet protection.",
  ),
  seller(
    "chorsu-bazaar",
    "#b8672d",
    "doppi",
    240,
    "8:00-18:00",
    ["hats", "scarves", "bags", "belts", "jewellery"],
    "Лавка на Чорсу | Chorsu doʻkoni | Chorsu Corner",
    "Семейная лавка с базара Чорсу: простые цены и честный совет. | Chorsu bozoridagi oilaviy doʻkon: oddiy narx va halol maslahat. | A family stall from Chorsu bazaar with plain prices and honest advice.",
  ),
  seller(
    "yolchi-auto",
    "#3d4a3a",
    "wheelCover",
    150,
    "9:00-20:00",
    ["car", "phone"],
    "Йулчи Авто | Yoʻlchi Avto | Yolchi Auto",
    "Полезные мелочи для машины, которые проверены на наших дорогах. | Yoʻllarimizda sinalgan, mashina uchun foydali buyumlar. | Useful small things for the car, tried on our roads.",
  ),
];
