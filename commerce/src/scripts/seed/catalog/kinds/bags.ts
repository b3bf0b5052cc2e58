import { feature, type Kind } from "../kind.ts";
import { words } from "../localized.ts";
import { materials } from "../materials.ts";

const size = words("Размер | Oʻlchami | Size");

const shared = {
  naming: "line",
  brands: ["Karvon Craft", "Orzu", "Sayyoh", "Bellissa"],
  colours: ["black", "brown", "beige", "burgundy", "emerald", "navy"],
  accent: "gold",
  option: "colour",
  stands: true,
  details: [
    words(
      "Внутри есть карман на молнии и два отделения для мелочей. | Ichida zanjirli choʻntak va mayda buyumlar uchun ikkita boʻlim bor. | Inside are a zip pocket and two compartments for small things.",
    ),
    words(
      "Швы усилены, а дно держит форму даже с тяжёлыми покупками. | Choklari mustahkamlangan, tagi ogʻir yukda ham shaklini saqlaydi. | The seams are reinforced and the base keeps its shape under heavy shopping.",
    ),
    words(
      "Плотная подкладка не линяет и легко чистится. | Zich astari rang bermaydi va oson tozalanadi. | The dense lining does not bleed and cleans easily.",
    ),
    words(
      "Фурнитура с гальваническим покрытием долго не тускнеет. | Galvanik qoplamali furniturasi uzoq vaqt xiralashmaydi. | The plated fittings stay bright for years.",
    ),
  ],
  care: [
    words(
      "Протирайте влажной салфеткой и не сушите у батареи. | Nam salfetka bilan arting va isitgich yonida quritmang. | Wipe with a damp cloth and do not dry near a heater.",
    ),
    words(
      "Храните в пыльнике, он идёт в комплекте. | Toʻplamdagi chang xaltasida saqlang. | Keep it in the dust bag that comes with it.",
    ),
  ],
} as const satisfies Partial<Kind>;

export const bags: readonly Kind[] = [
  {
    ...shared,
    category: "handbags",
    count: 13,
    noun: words("сумка | sumka | handbag"),
    gender: "f",
    adjectives: ["elegant", "classic", "roomy", "business"],
    features: [
      feature("с двумя ручками | ikki tutqichli | with two handles", undefined, "cognac"),
      feature("из кожи двух цветов | ikki rangli charm | in two-tone leather", undefined, "beige"),
      feature("с жёстким каркасом | qattiq karkasli | with a firm frame", undefined, "black"),
    ],
    price: [290_000, 1_900_000],
    materials: [materials.leather, materials.ecoLeather],
    attributes: [
      [
        size,
        [
          words("30 × 22 × 12 см | 30 × 22 × 12 sm | 30 × 22 × 12 cm"),
          words("34 × 25 × 14 см | 34 × 25 × 14 sm | 34 × 25 × 14 cm"),
        ],
      ],
    ],
    intros: [
      words(
        "Сумка с короткими ручками, в которую помещаются документы, косметичка и планшет. | Kalta tutqichli sumka: hujjatlar, kosmetichka va planshet bemalol sigʻadi. | A short-handled bag that holds papers, a make-up pouch and a tablet.",
      ),
      words(
        "Строгая форма для офиса, мягкий цвет для встречи с подругами. | Idora uchun jiddiy shakl, dugonalar bilan uchrashuv uchun mayin rang. | A strict shape for the office and a gentle colour for meeting friends.",
      ),
    ],
    art: "handbag",
  },
  {
    ...shared,
    category: "handbags",
    count: 9,
    noun: words("сумка-шопер | shopper sumka | tote bag"),
    gender: "f",
    adjectives: ["roomy", "everyday", "bright"],
    features: [
      feature("с орнаментом адрас | adras naqshli | with an adras pattern", undefined, "turquoise"),
      feature("с вышитой полосой | kashtali yoʻlakli | with an embroidered band", undefined, "mustard"),
      feature("с длинными ручками | uzun tutqichli | with long handles", undefined, "burgundy"),
    ],
    price: [85_000, 420_000],
    materials: [materials.canvas, materials.cotton],
    colours: ["beige", "black", "white", "olive"],
    accent: "turquoise",
    attributes: [
      [size, [words("38 × 40 см | 38 × 40 sm | 38 × 40 cm"), words("42 × 36 см | 42 × 36 sm | 42 × 36 cm")]],
    ],
    intros: [
      words(
        "Шопер для базара, учёбы и поездок: выдерживает до 12 кг. | Bozor, oʻqish va safar uchun shopper: 12 kg gacha koʻtaradi. | A tote for the bazaar, for lessons and trips: it carries up to 12 kg.",
      ),
      words(
        "Плотная ткань с восточным узором заменит десяток пакетов. | Sharqona naqshli zich mato oʻnlab paket oʻrnini bosadi. | Dense cloth with an eastern pattern that replaces a dozen plastic bags.",
      ),
    ],
    art: "tote",
  },
  {
    ...shared,
    category: "handbags",
    count: 10,
    noun: words("сумочка | sumkacha | crossbody bag"),
    gender: "f",
    adjectives: ["compact", "elegant", "stylish"],
    features: [
      feature("на цепочке | zanjirli | on a chain"),
      feature("через плечо | yelkaga osiladigan | with a shoulder strap", undefined, "silver"),
    ],
    price: [160_000, 980_000],
    materials: [materials.ecoLeather, materials.leather, materials.suede],
    colours: ["black", "burgundy", "pink", "cognac", "emerald"],
    intros: [
      words(
        "Небольшая сумочка с клапаном: телефон, ключи, карты и помада всегда под рукой. | Qopqoqli kichik sumkacha: telefon, kalit, kartalar va pomada doim qoʻl ostida. | A small bag with a flap: phone, keys, cards and lipstick always at hand.",
      ),
    ],
    art: "crossbody",
  },
  {
    ...shared,
    category: "backpacks",
    count: 12,
    noun: words("рюкзак | ryukzak | backpack"),
    gender: "m",
    adjectives: ["roomy", "sporty", "everyday", "light"],
    features: [
      feature("с отделением для ноутбука | noutbuk boʻlimli | with a laptop pocket", undefined, "white"),
      feature("для города | shahar uchun moʻljallangan | for the city", undefined, "mustard"),
      feature("для школы | maktab uchun moʻljallangan | for school", undefined, "sky"),
    ],
    price: [140_000, 650_000],
    materials: [materials.nylon, materials.canvas],
    colours: ["navy", "black", "red", "olive", "turquoise", "lilac"],
    attributes: [
      [words("Объём | Hajmi | Volume"), [words("18 л | 18 l | 18 l"), words("22 л | 22 l | 22 l")]],
    ],
    intros: [
      words(
        "Рюкзак с мягкой спинкой и широкими лямками, которые не врезаются в плечи. | Yumshoq suyanchiqli ryukzak, keng tasmalari yelkani qismaydi. | A backpack with a soft back and wide straps that do not cut into the shoulders.",
      ),
      words(
        "Лёгкий рюкзак на каждый день с карманом для бутылки и потайным отделением. | Har kunlik yengil ryukzak: suv idishi uchun choʻntak va yashirin boʻlim bilan. | A light everyday backpack with a bottle pocket and a hidden compartment.",
      ),
    ],
    art: "backpack",
  },
  {
    ...shared,
    category: "clutches",
    count: 7,
    noun: words("клатч | klatch | clutch"),
    gender: "m",
    adjectives: ["festive", "elegant", "romantic"],
    features: [
      feature("с рамочным замком | ramkali qulfli | with a kiss-lock clasp"),
      feature("из бархата | baxmal | in velvet", undefined, "silver"),
    ],
    price: [95_000, 480_000],
    materials: [materials.velvet, materials.satin],
    colours: ["burgundy", "navy", "emerald", "pink", "black"],
    intros: [
      words(
        "Вечерний клатч для свадьбы и театра, помещается телефон и пудреница. | Toʻy va teatr uchun kechki klatch, telefon va upadon sigʻadi. | An evening clutch for weddings and the theatre; it fits a phone and a compact.",
      ),
    ],
    art: "clutch",
  },
  {
    ...shared,
    category: "clutches",
    count: 6,
    noun: words("косметичка | kosmetichka | cosmetic pouch"),
    gender: "f",
    adjectives: ["compact", "handy", "soft"],
    features: [
      feature("на молнии | zanjirli | with a zip"),
      feature("для поездок | safar uchun | for travel", undefined, "silver"),
    ],
    price: [45_000, 190_000],
    materials: [materials.ecoLeather, materials.nylon],
    colours: ["pink", "beige", "lilac", "turquoise"],
    intros: [
      words(
        "Мягкая косметичка, в которой ничего не теряется и не проливается. | Yumshoq kosmetichka, ichida hech narsa yoʻqolmaydi va toʻkilmaydi. | A soft pouch where nothing gets lost or spilt.",
      ),
    ],
    art: "pouch",
  },
  {
    ...shared,
    category: "wallets",
    count: 10,
    noun: words("кошелёк | hamyon | wallet"),
    gender: "m",
    adjectives: ["classic", "compact", "slim"],
    features: [
      feature("с хлястиком на кнопке | tugmali tasmali | with a snap tab", "clasp"),
      feature("с отделением для карт | kartalar boʻlimli | with card slots"),
      feature("с монетницей | tangadonli | with a coin pocket", "clasp", "silver"),
    ],
    price: [75_000, 420_000],
    materials: [materials.leather, materials.ecoLeather],
    colours: ["black", "brown", "burgundy", "navy", "cognac"],
    stands: false,
    intros: [
      words(
        "Кошелёк с восемью кармашками для карт и двумя отделениями для купюр. | Sakkizta karta choʻntagi va ikkita pul boʻlimi bor hamyon. | A wallet with eight card slots and two sections for notes.",
      ),
      words(
        "Помещается в карман брюк и вмещает всё нужное. | Shim choʻntagiga sigʻadi va kerakli narsalarning hammasini oladi. | It fits a trouser pocket and holds all you need.",
      ),
    ],
    art: "wallet",
  },
  {
    ...shared,
    category: "briefcases",
    count: 5,
    noun: words("портфель | portfel | briefcase"),
    gender: "m",
    adjectives: ["business", "classic", "durable"],
    features: [
      feature("с замком | qulfli | with a lock"),
      feature("для документов А4 | A4 hujjatlar uchun | for A4 papers"),
    ],
    price: [390_000, 1_600_000],
    materials: [materials.leather],
    colours: ["brown", "black", "cognac"],
    attributes: [[size, [words("38 × 28 × 9 см | 38 × 28 × 9 sm | 38 × 28 × 9 cm")]]],
    intros: [
      words(
        "Портфель для ноутбука до 15 дюймов и бумаг без загнутых углов. | 15 dyuymgacha noutbuk va hujjatlar uchun portfel, qogʻozlar bukilmaydi. | A briefcase for a laptop up to 15 inches and papers without bent corners.",
      ),
    ],
    art: "briefcase",
  },
];
