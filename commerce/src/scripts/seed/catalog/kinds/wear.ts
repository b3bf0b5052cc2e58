import { feature, type Kind } from "../kind.ts";
import { words } from "../localized.ts";
import { materials } from "../materials.ts";

const glasses = {
  naming: "line",
  brands: ["Nigoh", "Optima Ko", "Quyosh"],
  option: "colour",
  price: [95_000, 720_000],
  details: [
    words(
      "Гибкие дужки не давят на виски. | Egiluvchan sopi chakkani qismaydi. | The flexible arms do not press on the temples.",
    ),
    words(
      "Весят всего 24 грамма и не сползают. | Atigi 24 gramm, sirgʻalib tushmaydi. | Only 24 grams, and they stay in place.",
    ),
  ],
  care: [
    words(
      "В комплекте футляр и салфетка из микрофибры. | Toʻplamda gʻilof va mikrofibra salfetka bor. | Comes with a case and a microfibre cloth.",
    ),
    words(
      "Мойте линзы водой с мылом, не протирайте насухо пыль. | Linzalarni sovunli suvda yuving, changni quruq artmang. | Wash the lenses with soap and water; do not wipe dust off dry.",
    ),
  ],
} as const satisfies Partial<Kind>;

const belts = {
  naming: "line",
  brands: ["Kamar Usta", "Karvon Craft", "Poytaxt"],
  option: "beltLength",
  art: "belt",
  details: [
    words(
      "Кромка прошита вощёной нитью и обработана воском. | Cheti mumlangan ip bilan tikilgan va mum bilan ishlangan. | The edge is sewn with waxed thread and sealed with wax.",
    ),
    words(
      "Пряжка литая, не гнётся и не царапает пальцы. | Toʻqasi quyma, egilmaydi va barmoqni tirnamaydi. | The buckle is cast; it neither bends nor scratches.",
    ),
  ],
  care: [
    words(
      "Раз в сезон нанесите бесцветный крем для кожи. | Har mavsumda bir marta rangsiz charm kremi suring. | Treat with colourless leather cream once a season.",
    ),
    words(
      "Длина указана от пряжки до среднего отверстия. | Uzunligi toʻqadan oʻrta teshikkacha koʻrsatilgan. | The length is from the buckle to the middle hole.",
    ),
  ],
} as const satisfies Partial<Kind>;

const width = words("Ширина | Kengligi | Width");

export const wear: readonly Kind[] = [
  {
    ...glasses,
    category: "sunglasses",
    count: 9,
    noun: words("солнцезащитные очки | quyosh koʻzoynagi | sunglasses"),
    gender: "p",
    adjectives: ["stylish", "classic", "bright"],
    features: [
      feature("с поляризацией | polyarizatsiyali | with polarised lenses"),
      feature("в крупной оправе | yirik gardishli | in a large frame"),
    ],
    materials: [materials.acetate, materials.plastic],
    colours: ["black", "brown", "red", "navy", "burgundy"],
    accent: "black",
    attributes: [[words("Защита | Himoya | Protection"), [words("UV400 | UV400 | UV400")]]],
    intros: [
      words(
        "Тёмные линзы защищают глаза от яркого солнца и бликов на дороге. | Toʻq linzalar koʻzni yorqin quyosh va yoʻldagi akslardan himoya qiladi. | Dark lenses protect the eyes from strong sun and road glare.",
      ),
      words(
        "Форма, которая идёт почти каждому лицу. | Deyarli har bir yuzga yarashadigan shakl. | A shape that suits almost every face.",
      ),
    ],
    art: "sunglasses",
  },
  {
    ...glasses,
    category: "sunglasses",
    count: 6,
    noun: words("круглые очки | dumaloq koʻzoynak | round sunglasses"),
    gender: "p",
    adjectives: ["light", "romantic", "stylish"],
    features: [
      feature("с градиентными линзами | gradiyent linzali | with gradient lenses", undefined, "turquoise"),
      feature("с янтарными линзами | qahrabo rang linzali | with amber lenses", undefined, "mustard"),
      feature("с розовыми линзами | pushti linzali | with pink lenses", undefined, "pink"),
    ],
    materials: [materials.metal],
    colours: ["gold", "silver"],
    accent: "turquoise",
    attributes: [[words("Защита | Himoya | Protection"), [words("UV400 | UV400 | UV400")]]],
    intros: [
      words(
        "Тонкая металлическая оправа и цветные линзы для прогулок по старому городу. | Eski shahar boʻylab sayr uchun ingichka metall gardish va rangli linzalar. | A thin metal frame and tinted lenses for walks in the old town.",
      ),
    ],
    art: "roundGlasses",
  },
  {
    ...glasses,
    category: "frames",
    count: 7,
    noun: words("оправа | koʻzoynak gardishi | glasses frame"),
    gender: "f",
    adjectives: ["classic", "light", "business"],
    features: [
      feature("для зрения | koʻrish linzalari uchun | for vision lenses"),
      feature("для работы за компьютером | kompyuterda ishlash uchun | for computer work"),
    ],
    materials: [materials.acetate, materials.plastic],
    colours: ["black", "brown", "navy", "burgundy", "emerald"],
    accent: "white",
    intros: [
      words(
        "В оправу можно вставить линзы по рецепту в любой оптике. | Gardishga har qanday optikada retsept boʻyicha linza qoʻyish mumkin. | Any optician can fit your prescription lenses.",
      ),
    ],
    art: "eyeglasses",
  },
  {
    ...belts,
    category: "womens-belts",
    count: 7,
    noun: words("женский ремень | ayollar kamari | women’s belt"),
    gender: "m",
    adjectives: ["elegant", "slim", "bright"],
    features: [
      feature("с круглой пряжкой | dumaloq toʻqali | with a round buckle", "round", "gold"),
      feature("с золотистой пряжкой | tilla rang toʻqali | with a gold-tone buckle", undefined, "gold"),
    ],
    price: [69_000, 340_000],
    materials: [materials.leather, materials.ecoLeather, materials.suede],
    colours: ["burgundy", "beige", "black", "turquoise", "cognac"],
    accent: "gold",
    attributes: [[width, [words("2,5 см | 2,5 sm | 2.5 cm"), words("3 см | 3 sm | 3 cm")]]],
    intros: [
      words(
        "Ремень подчеркнёт талию на платье, пальто или свободной рубашке. | Kamar koʻylak, palto yoki keng koʻylakda belni chiroyli koʻrsatadi. | A belt that marks the waist on a dress, a coat or a loose shirt.",
      ),
    ],
  },
  {
    ...belts,
    category: "mens-belts",
    count: 9,
    noun: words("мужской ремень | erkaklar kamari | men’s belt"),
    gender: "m",
    adjectives: ["classic", "durable", "business"],
    features: [
      feature("с классической пряжкой | klassik toʻqali | with a classic buckle", undefined, "silver"),
      feature("с двойной строчкой | qoʻsh chokli | with double stitching", undefined, "gold"),
      feature("под джинсы | jinsi uchun mos | for jeans", "round", "silver"),
    ],
    price: [89_000, 480_000],
    materials: [materials.leather],
    colours: ["black", "brown", "cognac", "navy"],
    accent: "silver",
    attributes: [[width, [words("3,5 см | 3,5 sm | 3.5 cm"), words("4 см | 4 sm | 4 cm")]]],
    intros: [
      words(
        "Ремень из цельного куска кожи, который не расслаивается. | Yaxlit charmdan tayyorlangan kamar, qatlamlarga ajralmaydi. | A belt cut from one piece of leather that does not split in layers.",
      ),
      words(
        "Надёжная вещь на годы: к костюму и к повседневным брюкам. | Yillar davomida xizmat qiladi: kostyumga ham, kundalik shimga ham mos. | A thing for years: for a suit and for everyday trousers.",
      ),
    ],
  },
];
