import { feature, type Kind } from "../kind.ts";
import { words } from "../localized.ts";
import { materials } from "../materials.ts";

const shared = {
  naming: "line",
  brands: ["Yoʻlchi", "Avtoman", "Haydovchi"],
  option: "colour",
  accent: "silver",
  care: [
    words(
      "Подходит для большинства машин, включая Cobalt, Nexia и Tracker. | Koʻpchilik mashinalarga, jumladan Cobalt, Nexia va Tracker uchun mos. | Fits most cars, Cobalt, Nexia and Tracker among them.",
    ),
    words(
      "Выдерживает летнюю жару в закрытой машине. | Yopiq mashinadagi yozgi jaziramaga chidaydi. | Stands the summer heat of a closed car.",
    ),
  ],
} as const satisfies Partial<Kind>;

export const car: readonly Kind[] = [
  {
    ...shared,
    category: "car-holders",
    brands: ["Voltaro", "Avtoman"],
    naming: "model",
    count: 7,
    noun: words("держатель для телефона | telefon tutqichi | phone holder"),
    gender: "m",
    adjectives: ["durable", "handy", "reliable"],
    features: [
      feature("на присоске | soʻrgʻichli | on a suction cup", undefined, "turquoise"),
      feature("на панель | panelga oʻrnatiladigan | for the dashboard", undefined, "orange"),
    ],
    price: [55_000, 220_000],
    materials: [materials.plastic],
    colours: ["black", "grey", "red"],
    stands: true,
    intros: [
      words(
        "Держит телефон на ухабах и поворачивается одной рукой. | Telefonni notekis yoʻlda ham mahkam ushlaydi, bir qoʻlda buriladi. | It holds the phone on bumps and turns with one hand.",
      ),
    ],
    details: [
      words(
        "Подходит для экранов от 4,7 до 7 дюймов. | 4,7 dan 7 dyuymgacha ekranlarga mos. | Takes screens from 4.7 to 7 inches.",
      ),
    ],
    art: "holder",
  },
  {
    ...shared,
    category: "car-interior",
    count: 6,
    noun: words("оплётка на руль | rul gʻilofi | steering wheel cover"),
    gender: "f",
    adjectives: ["soft", "durable", "sporty"],
    features: [
      feature("с перфорацией | teshikchali | with perforation", undefined, "white"),
      feature("с контрастной строчкой | kontrast chokli | with contrast stitching", undefined, "orange"),
    ],
    price: [69_000, 240_000],
    materials: [materials.leather, materials.ecoLeather],
    colours: ["black", "brown", "burgundy", "grey"],
    attributes: [
      [words("Диаметр руля | Rul diametri | Wheel diameter"), [words("37–39 см | 37–39 sm | 37–39 cm")]],
    ],
    intros: [
      words(
        "Руль не скользит в руках и не обжигает в жару. | Rul qoʻlda sirgʻanmaydi va jaziramada kuydirmaydi. | The wheel neither slips nor burns the hands in the heat.",
      ),
    ],
    details: [
      words(
        "Надевается за десять минут без инструмента. | Asbobsiz oʻn daqiqada kiydiriladi. | Goes on in ten minutes without tools.",
      ),
    ],
    art: "wheelCover",
  },
  {
    ...shared,
    category: "car-interior",
    count: 7,
    noun: words("ароматизатор | xushboʻylagich | air freshener"),
    gender: "m",
    adjectives: ["light", "compact"],
    features: [
      feature("с запахом лимона | limon hidli | with a lemon scent", "1f34b", undefined, "mustard"),
      feature("с запахом мяты | yalpiz hidli | with a mint scent", "1f33f", undefined, "green"),
      feature("с запахом апельсина | apelsin hidli | with an orange scent", "1f34a", undefined, "orange"),
      feature("с запахом розы | atirgul hidli | with a rose scent", "1f339", undefined, "red"),
    ],
    price: [35_000, 89_000],
    materials: [materials.felt],
    colours: ["green"],
    accent: "gold",
    intros: [
      words(
        "Подвеска с ненавязчивым запахом, который держится до двух месяцев. | Ikki oygacha turadigan mayin hidli osma xushboʻylagich. | A hanging freshener with a quiet scent that lasts up to two months.",
      ),
    ],
    details: [
      words(
        "Не оставляет пятен и не укачивает пассажиров. | Dogʻ qoldirmaydi va yoʻlovchilarning koʻnglini aynitmaydi. | It leaves no stains and makes no passenger queasy.",
      ),
    ],
    art: "freshener",
  },
  {
    ...shared,
    category: "car-keys",
    brands: ["Yoʻlchi", "Karvon Craft"],
    count: 7,
    noun: words("брелок | kalit taqinchogʻi | key fob"),
    gender: "m",
    adjectives: ["durable", "classic", "stylish"],
    features: [
      feature("с кожаной лентой | charm tasmali | with a leather strap"),
      feature("с кольцом-карабином | karabin halqali | with a snap ring", undefined, "gold"),
    ],
    price: [35_000, 140_000],
    materials: [materials.leather],
    colours: ["brown", "black", "turquoise", "red", "navy"],
    intros: [
      words(
        "Брелок из плотной кожи, с которым ключи легко найти на дне сумки. | Zich charmdan taqinchoq, kalitni sumka tubidan ham oson topasiz. | A fob of thick leather that makes keys easy to find at the bottom of a bag.",
      ),
    ],
    details: [
      words(
        "Кольцо из закалённой стали не разгибается. | Toblangan poʻlat halqa ochilib ketmaydi. | The ring of hardened steel does not open up.",
      ),
    ],
    art: "keyFob",
  },
];
