import { feature, type Kind } from "../kind.ts";
import { words } from "../localized.ts";
import { materials } from "../materials.ts";

const shared = {
  naming: "line",
  brands: ["Soya", "Bosh Usta", "Chinor Wear"],
  option: "colour",
  stands: true,
  care: [
    words(
      "Стирайте вручную и сушите, расправив на банке. | Qoʻlda yuving va idishga kiygizib quriting. | Wash by hand and dry it over a jar.",
    ),
    words(
      "Не сминайте при хранении, чтобы сохранить форму. | Shakli buzilmasligi uchun saqlashda ezmang. | Do not crush it in storage, so it keeps its shape.",
    ),
  ],
  details: [
    words(
      "Внутренняя лента впитывает влагу и не оставляет следов на лбу. | Ichki tasmasi namni shimadi va peshonada iz qoldirmaydi. | The inner band takes up moisture and leaves no mark on the forehead.",
    ),
    words(
      "Хорошо сидит на любой причёске. | Har qanday soch turmagiga mos keladi. | Sits well on any hairstyle.",
    ),
  ],
} as const satisfies Partial<Kind>;

export const hats: readonly Kind[] = [
  {
    ...shared,
    category: "caps",
    count: 9,
    noun: words("бейсболка | beysbolka | cap"),
    gender: "f",
    adjectives: ["sporty", "everyday", "light"],
    features: [
      feature("с регулировкой размера | oʻlchami sozlanadigan | with an adjustable strap"),
      feature("с сеткой | toʻrli | with mesh"),
      feature("с плотным козырьком | qattiq soyabonli | with a firm peak"),
    ],
    price: [45_000, 190_000],
    materials: [materials.cotton, materials.canvas],
    colours: ["navy", "red", "white", "black", "turquoise", "olive"],
    accent: "white",
    intros: [
      words(
        "Бейсболка закрывает глаза от солнца и не слетает на ветру. | Beysbolka koʻzni quyoshdan toʻsadi va shamolda uchib ketmaydi. | A cap that shades the eyes and stays on in the wind.",
      ),
    ],
    art: "cap",
  },
  {
    ...shared,
    category: "sun-hats",
    count: 6,
    noun: words("шляпа | shlyapa | sun hat"),
    gender: "f",
    adjectives: ["light", "romantic", "elegant"],
    features: [
      feature("с красным бантом | qizil bantli | with a red bow", undefined, "red"),
      feature("с бирюзовым бантом | feruza rang bantli | with a turquoise bow", undefined, "turquoise"),
      feature("с синим бантом | koʻk bantli | with a navy bow", undefined, "navy"),
    ],
    price: [85_000, 290_000],
    materials: [materials.straw],
    colours: ["beige", "mustard", "cognac"],
    accent: "red",
    option: "headSize",
    intros: [
      words(
        "Соломенная шляпа с широкими полями для сада, рынка и озера. | Bogʻ, bozor va koʻl sayri uchun keng soyabonli somon shlyapa. | A wide-brimmed straw hat for the garden, the market and the lake.",
      ),
    ],
    art: "sunHat",
  },
  {
    ...shared,
    category: "beanies",
    count: 7,
    noun: words("шапка | shapka | beanie"),
    gender: "f",
    adjectives: ["warm", "soft", "bright"],
    features: [
      feature("с помпоном | pomponli | with a pompom", "pompon", "white"),
      feature("с отворотом | qayirmali | with a turn-up"),
      feature("двойной вязки | ikki qavat toʻqilgan | in double knit"),
    ],
    price: [59_000, 240_000],
    materials: [materials.wool, materials.acrylic],
    colours: ["pink", "grey", "red", "navy", "mustard"],
    accent: "white",
    intros: [
      words(
        "Двухслойная шапка закрывает уши и не давит. | Ikki qavatli shapka quloqni yopadi va qismaydi. | A two-layer beanie that covers the ears without pressing.",
      ),
    ],
    art: "beanie",
  },
  {
    ...shared,
    category: "doppi",
    count: 8,
    noun: words("тюбетейка | doʻppi | doppi skullcap"),
    gender: "f",
    adjectives: ["national", "festive", "classic"],
    features: [
      feature("с ручной вышивкой | qoʻl kashtali | with hand embroidery", undefined, "white"),
      feature("с золотым шитьём | zardoʻzi | with gold embroidery", undefined, "gold"),
      feature("чустского узора | Chust naqshli | with a Chust pattern", undefined, "white"),
    ],
    price: [65_000, 450_000],
    materials: [materials.satin, materials.velvet],
    colours: ["black", "burgundy", "emerald", "navy"],
    accent: "white",
    option: "headSize",
    intros: [
      words(
        "Четырёхгранная тюбетейка с миндальным узором-оберегом. | Bodom naqshli toʻrt qirrali doʻppi, naqshi yomon koʻzdan asraydi. | A four-sided doppi with the almond pattern that wards off harm.",
      ),
      words(
        "Складывается пополам и помещается в карман. | Ikkiga buklanadi va choʻntakka sigʻadi. | It folds in two and fits a pocket.",
      ),
    ],
    art: "doppi",
  },
];
