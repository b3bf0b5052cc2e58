import { feature, type Kind } from "../kind.ts";
import { words } from "../localized.ts";
import { materials } from "../materials.ts";

const size = words("Размер | Oʻlchami | Size");

const shared = {
  naming: "line",
  brands: ["Bahmal", "Ipak Yoʻli", "Nozik", "Margʻilon Atlas"],
  option: "colour",
  details: [
    words(
      "Края обработаны вручную и не осыпаются. | Chetlari qoʻlda ishlangan, titilmaydi. | The edges are finished by hand and do not fray.",
    ),
    words(
      "Краски стойкие: рисунок не бледнеет после стирки. | Boʻyogʻi chidamli: yuvgandan keyin naqshi oqarmaydi. | The dyes are fast: the pattern does not fade in the wash.",
    ),
    words(
      "Ткань дышит и приятна к телу. | Matosi havo oʻtkazadi va badanga yoqimli. | The cloth breathes and feels pleasant on the skin.",
    ),
  ],
  care: [
    words(
      "Стирайте вручную в прохладной воде и гладьте через ткань. | Salqin suvda qoʻlda yuving va mato ustidan dazmollang. | Wash by hand in cool water and iron through a cloth.",
    ),
    words(
      "Подойдёт для подарка: приходит в конверте с лентой. | Sovgʻa uchun mos: lentali konvertda keladi. | Ready to give: it comes in an envelope with a ribbon.",
    ),
  ],
} as const satisfies Partial<Kind>;

export const textile: readonly Kind[] = [
  {
    ...shared,
    category: "silk-scarves",
    count: 13,
    noun: words("платок | roʻmol | scarf"),
    gender: "m",
    adjectives: ["bright", "elegant", "light", "national"],
    features: [
      feature("с узором адрас | adras naqshli | with an adras pattern", "adras", "white"),
      feature("с цветами | gulli | with flowers", "flowers", "gold"),
      feature("в горошек | nuqtali | with polka dots", "dots", "white"),
      feature("в клетку | katakli | in checks", "check", "beige"),
    ],
    price: [85_000, 590_000],
    materials: [materials.silk, materials.atlas, materials.viscose],
    colours: ["red", "turquoise", "emerald", "navy", "mustard", "pink"],
    accent: "gold",
    attributes: [
      [size, [words("90 × 90 см | 90 × 90 sm | 90 × 90 cm"), words("70 × 70 см | 70 × 70 sm | 70 × 70 cm")]],
    ],
    intros: [
      words(
        "Платок, который можно повязать на голову, на шею или на ручку сумки. | Boshga, boʻyinga yoki sumka tutqichiga bogʻlasa boʻladigan roʻmol. | A scarf for the head, the neck or the handle of a bag.",
      ),
      words(
        "Узор вдохновлён тканями маргиланских мастеров. | Naqshi margʻilonlik ustalar matolaridan ilhomlangan. | The pattern is inspired by the cloth of Margilan masters.",
      ),
    ],
    art: "silk",
  },
  {
    ...shared,
    category: "silk-scarves",
    count: 7,
    noun: words("палантин | palantin | stole"),
    gender: "m",
    adjectives: ["soft", "festive", "elegant"],
    features: [
      feature("с бахромой | popukli | with a fringe", "check", "gold"),
      feature("с каймой адрас | adras hoshiyali | with an adras border", "adras", "white"),
      feature("с цветочной каймой | gulli hoshiyali | with a floral border", "flowers", "gold"),
    ],
    price: [140_000, 780_000],
    materials: [materials.silk, materials.atlas],
    colours: ["turquoise", "burgundy", "lilac", "beige", "navy"],
    accent: "gold",
    attributes: [[size, [words("180 × 70 см | 180 × 70 sm | 180 × 70 cm")]]],
    intros: [
      words(
        "Широкий палантин согреет вечером и закроет плечи в официальном месте. | Keng palantin kechqurun isitadi va rasmiy joyda yelkani yopadi. | A wide stole that warms in the evening and covers the shoulders where it is proper.",
      ),
    ],
    art: "stole",
  },
  {
    ...shared,
    category: "warm-scarves",
    count: 9,
    noun: words("шарф | sharf | knitted scarf"),
    gender: "m",
    adjectives: ["warm", "soft", "everyday"],
    features: [
      feature("крупной вязки | yirik toʻqilgan | in a chunky knit"),
      feature("с кисточками | popukchali | with tassels"),
      feature("из мериноса | merinos junidan toʻqilgan | in merino"),
    ],
    price: [75_000, 360_000],
    materials: [materials.wool, materials.acrylic],
    colours: ["red", "grey", "mustard", "navy", "emerald", "beige"],
    accent: "white",
    attributes: [
      [
        size,
        [words("180 × 30 см | 180 × 30 sm | 180 × 30 cm"), words("200 × 35 см | 200 × 35 sm | 200 × 35 cm")],
      ],
    ],
    intros: [
      words(
        "Мягкий шарф не колется и держит тепло в ветреный день. | Yumshoq sharf gʻashga tegmaydi va shamolli kunda issiq saqlaydi. | A soft scarf that does not itch and keeps warm on a windy day.",
      ),
      words(
        "Длины хватает, чтобы обернуть дважды. | Uzunligi ikki marta oʻrashga yetadi. | Long enough to wrap twice.",
      ),
    ],
    art: "scarf",
  },
];
