import { choice, number, required, yesNo, type ReadyAttribute } from "./attribute.ts";

const other = "другое | boshqa | other";

const colour = choice("colour", "Цвет | Rangi | Colour", [
  "чёрный | qora | black",
  "белый | oq | white",
  "серый | kulrang | grey",
  "бежевый | bej | beige",
  "коричневый | jigarrang | brown",
  "красный | qizil | red",
  "розовый | pushti | pink",
  "оранжевый | toʻq sariq | orange",
  "жёлтый | sariq | yellow",
  "зелёный | yashil | green",
  "голубой | havorang | light blue",
  "синий | koʻk | blue",
  "фиолетовый | binafsha | purple",
  "золотистый | oltinrang | golden",
  "серебристый | kumushrang | silvery",
  "прозрачный | shaffof | transparent",
  "разноцветный | rang-barang | multicoloured",
]);

const country = choice("country", "Страна | Mamlakat | Country", [
  "Узбекистан | Oʻzbekiston | Uzbekistan",
  "Казахстан | Qozogʻiston | Kazakhstan",
  "Кыргызстан | Qirgʻiziston | Kyrgyzstan",
  "Россия | Rossiya | Russia",
  "Турция | Turkiya | Türkiye",
  "Китай | Xitoy | China",
  "Индия | Hindiston | India",
  "Южная Корея | Janubiy Koreya | South Korea",
  "Япония | Yaponiya | Japan",
  "Италия | Italiya | Italy",
  "Швейцария | Shveysariya | Switzerland",
  other,
]);

/** What every top category has, besides the material. */
export const sharedAttributes: readonly ReadyAttribute[] = [
  required(colour),
  required(country),
  number("weight_g", "Вес | Vazni | Weight", "г | g | g"),
  yesNo("gift_box", "Подарочная коробка | Sovgʻa qutisi | Gift box"),
];

export const material = (...choices: string[]): ReadyAttribute =>
  required(choice("material", "Материал | Material | Material", [...choices, other]));
