import { choice, number, required, text, yesNo, type ReadyAttribute } from "./attribute.ts";
import { material, sharedAttributes } from "./shared-attributes.ts";

const leather = "натуральная кожа | tabiiy charm | genuine leather";
const suede = "замша | zamsh | suede";
const fauxLeather = "искусственная кожа | sunʼiy charm | faux leather";
const cotton = "хлопок | paxta | cotton";
const wool = "шерсть | jun | wool";
const silk = "шёлк | ipak | silk";
const polyester = "полиэстер | poliester | polyester";
const textile = "текстиль | mato | textile";
const plastic = "пластик | plastik | plastic";
const metal = "металл | metall | metal";
const steel = "нержавеющая сталь | zanglamas poʻlat | stainless steel";
const silicone = "силикон | silikon | silicone";
const wood = "дерево | yogʻoch | wood";

const length = number("length_cm", "Длина | Uzunligi | Length", "см | sm | cm");
const width = number("width_mm", "Ширина | Eni | Width", "мм | mm | mm");
const volume = number("volume_l", "Объём | Hajmi | Volume", "л | l | l");
const screen = number(
  "laptop_inches",
  "Для ноутбука до | Noutbuk uchun, gacha | Fits a laptop up to",
  "″ | ″ | ″",
);
const size = text("size", "Размер | Oʻlchami | Size");
const headSize = text("head_size", "Обхват головы | Bosh aylanasi | Head size");
const season = choice("season", "Сезон | Fasl | Season", [
  "лето | yoz | summer",
  "зима | qish | winter",
  "весна и осень | bahor va kuz | spring and autumn",
  "круглый год | yil boʻyi | all year",
]);
const waterResistance = choice("water_resistance", "Водозащита | Suvdan himoya | Water resistance", [
  "нет | yoʻq | none",
  "3 атм | 3 atm | 3 ATM",
  "5 атм | 5 atm | 5 ATM",
  "10 атм | 10 atm | 10 ATM",
  "IP67 | IP67 | IP67",
  "IP68 | IP68 | IP68",
]);
const movement = choice("movement", "Механизм | Mexanizm | Movement", [
  "кварцевый | kvars | quartz",
  "механический | mexanik | mechanical",
  "автоподзавод | avtomatik | automatic",
  "электронный | elektron | electronic",
]);
const closing = choice("closing", "Застёжка | Yopilishi | Fastening", [
  "молния | molniya | zip",
  "магнит | magnit | magnet",
  "кнопка | tugma | snap",
  "клапан | qopqoq | flap",
  "без застёжки | yopilmaydi | open",
]);
const connector = choice("connector", "Разъём | Ulagich | Connector", [
  "USB-C | USB-C | USB-C",
  "Lightning | Lightning | Lightning",
  "Micro-USB | Micro-USB | Micro-USB",
  "3,5 мм | 3,5 mm | 3.5 mm",
  "беспроводное | simsiz | wireless",
]);
const model = text("fits", "Подходит для | Nimaga mos | Fits");
const watch = [
  required(movement),
  waterResistance,
  number("case_mm", "Диаметр корпуса | Korpus diametri | Case diameter", "мм | mm | mm"),
];

/** Materials of each top category. */
const materials: Readonly<Record<string, ReadyAttribute>> = {
  jewellery: material(
    "серебро 925 | 925 kumush | sterling silver",
    "золото 585 | 585 oltin | 14 karat gold",
    "позолота | tilla suvi yuritilgan | gold plated",
    steel,
    "латунь | jez | brass",
    "жемчуг | marvarid | pearl",
    "натуральный камень | tabiiy tosh | natural stone",
    "бисер и стекло | munchoq va shisha | beads and glass",
    wood,
  ),
  bags: material(
    leather,
    suede,
    fauxLeather,
    cotton,
    polyester,
    "нейлон | neylon | nylon",
    "солома | poxol | straw",
  ),
  watches: material(
    steel,
    leather,
    silicone,
    "титан | titan | titanium",
    "керамика | keramika | ceramic",
    plastic,
  ),
  scarves: material(
    silk,
    "атлас и адрас | atlas va adras | ikat silk",
    cotton,
    wool,
    "кашемир | kashemir | cashmere",
    "вискоза | viskoza | viscose",
    polyester,
  ),
  glasses: material(metal, "титан | titan | titanium", "ацетат | asetat | acetate", plastic, wood),
  belts: material(leather, suede, fauxLeather, textile),
  hats: material(
    cotton,
    wool,
    "фетр | fetr | felt",
    "солома | poxol | straw",
    "акрил | akril | acrylic",
    "бархат | baxmal | velvet",
    silk,
    polyester,
  ),
  hair: material(plastic, metal, wood, textile, silk, "жемчуг | marvarid | pearl"),
  phone: material(silicone, plastic, leather, fauxLeather, metal, textile, "стекло | shisha | glass"),
  car: material(plastic, metal, leather, fauxLeather, textile, "резина | rezina | rubber"),
};

const ofLower: Readonly<Record<string, readonly ReadyAttribute[]>> = {
  rings: [
    size,
    choice("insert", "Вставка | Koʻz | Stone", [
      "без вставки | koʻzsiz | none",
      "фианит | fianit | zirconia",
      "натуральный камень | tabiiy tosh | natural stone",
      "жемчуг | marvarid | pearl",
    ]),
  ],
  earrings: [
    choice("clasp", "Замок | Qulfi | Clasp", [
      "английский | inglizcha | lever back",
      "гвоздик | mixcha | stud",
      "петля | ilgak | hook",
      "клипса | klipsa | clip",
    ]),
  ],
  necklaces: [number("chain_length_cm", "Длина цепочки | Zanjir uzunligi | Chain length", "см | sm | cm")],
  bracelets: [length],
  brooches: [size],
  handbags: [closing, size],
  backpacks: [volume, closing, screen],
  clutches: [closing, size],
  wallets: [
    number("card_slots", "Отделений для карт | Karta boʻlimlari | Card slots", "шт. | dona | pcs"),
    closing,
  ],
  briefcases: [screen, closing],
  "womens-watches": watch,
  "mens-watches": watch,
  "smart-watches": [
    waterResistance,
    number("battery_days", "Время работы | Ishlash vaqti | Battery life", "дн. | kun | days"),
    model,
  ],
  "silk-scarves": [size, season],
  "warm-scarves": [length, season],
  sunglasses: [
    required(
      choice("protection", "Защита от УФ | UB himoyasi | UV protection", [
        "UV400 | UV400 | UV400",
        "UV380 | UV380 | UV380",
        "нет | yoʻq | none",
      ]),
    ),
    yesNo("polarised", "Поляризация | Qutblanish | Polarised"),
  ],
  frames: [number("lens_mm", "Ширина линзы | Linza eni | Lens width", "мм | mm | mm")],
  "womens-belts": [length, width],
  "mens-belts": [length, width],
  caps: [headSize, season],
  "sun-hats": [headSize, number("brim_cm", "Поля | Cheti | Brim", "см | sm | cm")],
  beanies: [headSize, season],
  doppi: [
    headSize,
    choice("school", "Школа | Maktab | School", [
      "Чуст | Chust | Chust",
      "Маргилан | Margʻilon | Margilan",
      "Бухара | Buxoro | Bukhara",
      "Самарканд | Samarqand | Samarkand",
      "Шахрисабз | Shahrisabz | Shahrisabz",
      "Сурхандарья | Surxondaryo | Surkhandarya",
    ]),
  ],
  "hair-clips": [length],
  "hair-bands": [number("pieces", "Штук в наборе | Toʻplamda | Pieces in a set", "шт. | dona | pcs")],
  combs: [size],
  "phone-cases": [required(model)],
  headphones: [
    required(connector),
    yesNo("microphone", "Микрофон | Mikrofon | Microphone"),
    number("battery_hours", "Время работы | Ishlash vaqti | Battery life", "ч | soat | h"),
  ],
  charging: [
    required(connector),
    number("power_w", "Мощность | Quvvati | Power", "Вт | Vt | W"),
    number("cable_m", "Длина кабеля | Kabel uzunligi | Cable length", "м | m | m"),
  ],
  "car-holders": [
    choice("mount", "Крепление | Mahkamlash | Mount", [
      "воздуховод | havo panjarasi | air vent",
      "стекло | oyna | windscreen",
      "панель | panel | dashboard",
    ]),
  ],
  "car-interior": [model],
  "car-keys": [model],
};

/** Attributes of the ready categories by slug: a top category's apply to those below it as well. */
export const getReadyAttributes = (slug: string): readonly ReadyAttribute[] => {
  const ownMaterial = materials[slug];
  return ownMaterial ? [ownMaterial, ...sharedAttributes] : (ofLower[slug] ?? []);
};
