import { feature, type Kind } from "../kind.ts";
import { words } from "../localized.ts";
import { materials } from "../materials.ts";

const shared = {
  naming: "line",
  brands: ["Sochim", "Guli", "Nozik"],
  option: "colour",
  accent: "pink",
  care: [
    words(
      "Берегите от воды и лака для волос. | Suv va soch lakidan ehtiyot qiling. | Keep away from water and hair spray.",
    ),
    words(
      "Хороший небольшой подарок подруге или сестре. | Dugona yoki opa-singil uchun yaxshi kichik sovgʻa. | A good small present for a friend or a sister.",
    ),
  ],
  details: [
    words(
      "Не тянет и не ломает волосы. | Sochni tortmaydi va sindirmaydi. | It neither pulls nor breaks the hair.",
    ),
    words(
      "Держится весь день на густых и тонких волосах. | Qalin va ingichka sochda kun boʻyi turadi. | Holds all day in thick and fine hair.",
    ),
  ],
} as const satisfies Partial<Kind>;

export const hair: readonly Kind[] = [
  {
    ...shared,
    category: "hair-clips",
    count: 7,
    noun: words("заколка-бант | bantli soch qisqichi | hair bow"),
    gender: "f",
    adjectives: ["festive", "romantic", "bright"],
    features: [feature("из бархата | baxmal | in velvet"), feature("из атласа | atlas | in satin")],
    price: [35_000, 120_000],
    materials: [materials.velvet, materials.satin],
    colours: ["red", "navy", "pink", "emerald", "black"],
    intros: [
      words(
        "Объёмный бант для праздника, школы и выпускного. | Bayram, maktab va bitiruv kechasi uchun hajmli bant. | A full bow for holidays, school and graduation.",
      ),
    ],
    art: "bow",
  },
  {
    ...shared,
    category: "hair-clips",
    count: 7,
    noun: words("заколка-краб | krab soch qisqichi | claw clip"),
    gender: "f",
    adjectives: ["durable", "handy", "stylish"],
    features: [
      feature("для густых волос | qalin soch uchun | for thick hair"),
      feature("с матовым покрытием | mat qoplamali | with a matt finish"),
    ],
    price: [35_000, 95_000],
    materials: [materials.acetate, materials.plastic],
    colours: ["beige", "brown", "turquoise", "lilac", "black"],
    intros: [
      words(
        "Краб с частыми зубцами собирает волосы одним движением. | Tishlari zich qisqich sochni bir harakatda yigʻadi. | A claw with close teeth gathers the hair in one move.",
      ),
    ],
    art: "claw",
  },
  {
    ...shared,
    category: "hair-bands",
    count: 6,
    noun: words("резинка для волос | soch rezinkasi | scrunchie"),
    gender: "f",
    adjectives: ["soft", "bright", "everyday"],
    features: [feature("из шёлка | ipak | in silk"), feature("из бархата | baxmal | in velvet")],
    price: [35_000, 79_000],
    materials: [materials.silk, materials.velvet],
    colours: ["mustard", "pink", "emerald", "lilac", "beige"],
    intros: [
      words(
        "Мягкая резинка не оставляет залома и красиво смотрится на запястье. | Yumshoq rezinka sochda iz qoldirmaydi va bilakda ham chiroyli koʻrinadi. | A soft scrunchie that leaves no crease and looks good on the wrist.",
      ),
    ],
    art: "scrunchie",
  },
  {
    ...shared,
    category: "hair-bands",
    count: 6,
    noun: words("ободок | soch gardishi | headband"),
    gender: "m",
    adjectives: ["festive", "delicate", "bright"],
    features: [
      feature("с цветами сакуры | sakura gulli | with cherry blossom", "1f338", "pink"),
      feature("с алыми цветами | qirmizi gulli | with scarlet flowers", "1f33a", "red"),
      feature("с золотистыми звёздами | tilla rang yulduzchali | with gold-tone stars", "2b50", "gold"),
    ],
    price: [39_000, 150_000],
    materials: [materials.satin, materials.velvet],
    colours: ["emerald", "white", "navy", "burgundy"],
    intros: [
      words(
        "Ободок для свадьбы, дня рождения и красивой фотографии. | Toʻy, tugʻilgan kun va chiroyli surat uchun soch gardishi. | A headband for a wedding, a birthday and a good picture.",
      ),
    ],
    art: "headband",
  },
  {
    ...shared,
    category: "combs",
    count: 4,
    noun: words("гребень | taroq | comb"),
    gender: "m",
    adjectives: ["handy", "classic"],
    features: [
      feature("с редкими зубьями | siyrak tishli | with wide teeth"),
      feature("для кудрявых волос | jingalak soch uchun | for curly hair"),
    ],
    price: [35_000, 89_000],
    materials: [materials.wood, materials.acetate],
    colours: ["brown", "turquoise", "burgundy", "black"],
    intros: [
      words(
        "Гладкие зубья не электризуют волосы и бережно распутывают их. | Silliq tishlari sochni elektrlamaydi va avaylab taraydi. | Smooth teeth that raise no static and untangle gently.",
      ),
    ],
    art: "comb",
  },
  {
    ...shared,
    category: "combs",
    count: 4,
    noun: words("зеркальце | koʻzgucha | hand mirror"),
    gender: "n",
    adjectives: ["compact", "elegant"],
    features: [
      feature("в резной раме | oʻymakor gardishli | in a carved frame"),
      feature("для сумочки | sumkacha uchun | for a handbag"),
    ],
    price: [45_000, 130_000],
    materials: [materials.metal, materials.wood],
    colours: ["gold", "pink", "turquoise", "silver"],
    intros: [
      words(
        "Зеркальце с чистым отражением в раме, которую приятно держать. | Ushlash yoqimli gardishdagi tiniq koʻzgucha. | A clear little mirror in a frame that is pleasant to hold.",
      ),
    ],
    details: [
      words(
        "Толстое стекло не искажает и не царапается. | Qalin shishasi buzib koʻrsatmaydi va tirnalmaydi. | The thick glass neither distorts nor scratches.",
      ),
    ],
    art: "mirror",
  },
];
