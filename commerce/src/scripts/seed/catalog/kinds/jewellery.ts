import { feature, type Kind } from "../kind.ts";
import { words } from "../localized.ts";
import { materials } from "../materials.ts";

const metals = ["gold", "silver", "rose"] as const;

const shared = {
  naming: "line",
  brands: ["Zarnigor", "Nuqra", "Durru", "Oyna"],
  colours: metals,
  accent: "turquoise",
  details: [
    words(
      "Сплав не содержит никеля и не раздражает кожу. | Qotishmada nikel yoʻq, terini qichitmaydi. | The alloy is nickel-free and kind to the skin.",
    ),
    words(
      "Каждая деталь отполирована вручную, поэтому украшение красиво играет на свету. | Har bir qismi qoʻlda silliqlangan, shuning uchun yorugʻda chiroyli tovlanadi. | Every part is polished by hand, so it catches the light beautifully.",
    ),
    words(
      "Приходит в подарочной коробочке с бархатной подложкой. | Baxmal taglikli sovgʻa qutichasida keladi. | Comes in a gift box lined with velvet.",
    ),
    words(
      "Хорошо сочетается и с национальным платьем, и с джинсами. | Milliy koʻylak bilan ham, jinsi bilan ham yarashadi. | Looks right with a national dress and with jeans alike.",
    ),
  ],
  care: [
    words(
      "Снимайте перед душем и храните отдельно от других украшений. | Choʻmilishdan oldin yeching va boshqa taqinchoqlardan alohida saqlang. | Take it off before a shower and keep it apart from other jewellery.",
    ),
    words(
      "Чтобы сохранить блеск, протирайте мягкой сухой тканью. | Yaltirashi uchun yumshoq quruq mato bilan arting. | Wipe with a soft dry cloth to keep the shine.",
    ),
  ],
} as const satisfies Partial<Kind>;

export const jewellery: readonly Kind[] = [
  {
    ...shared,
    category: "rings",
    count: 14,
    noun: words("кольцо | uzuk | ring"),
    gender: "n",
    adjectives: ["delicate", "elegant", "classic", "festive"],
    features: [
      feature("с бирюзой | feruzali | with turquoise", undefined, "turquoise"),
      feature("с рубиновым кристаллом | yoqut rang kristalli | with a ruby crystal", undefined, "red"),
      feature(
        "с изумрудным кристаллом | zumrad rang kristalli | with an emerald crystal",
        undefined,
        "emerald",
      ),
      feature("с белым фианитом | oq fianitli | with white zirconia", undefined, "white"),
      feature("с аметистом | ametistli | with amethyst", undefined, "lilac"),
    ],
    price: [89_000, 690_000],
    materials: [materials.silver, materials.gilded],
    option: "ringSize",
    intros: [
      words(
        "Кольцо с одним крупным камнем в высокой оправе, которое заметят за праздничным столом. | Baland oʻrnatilgan bitta yirik toshli uzuk, bayram dasturxonida eʼtiborni tortadi. | A ring with one large stone in a raised setting that gets noticed at a festive table.",
      ),
      words(
        "Тонкая шинка и яркий камень: украшение на каждый день и для особого случая. | Ingichka halqa va yorqin tosh: har kun uchun ham, alohida kun uchun ham. | A slender band and a vivid stone, for every day and for the special one.",
      ),
    ],
    art: "ring",
  },
  {
    ...shared,
    category: "rings",
    count: 8,
    noun: words("кольцо | uzuk | ring"),
    gender: "n",
    adjectives: ["minimal", "classic", "delicate"],
    features: [
      feature("с дорожкой фианитов | fianit yoʻlakchali | with a row of zirconia", "stones", "white"),
      feature("с дорожкой гранатов | anor toshli yoʻlakchali | with a row of garnets", "stones", "burgundy"),
      feature("с гладкой поверхностью | silliq yuzali | with a smooth finish"),
    ],
    price: [79_000, 540_000],
    materials: [materials.silver, materials.steel, materials.gilded],
    option: "ringSize",
    intros: [
      words(
        "Гладкий широкий ободок, который удобно носить и одному, и вместе с другими кольцами. | Silliq keng halqa, yakka ham, boshqa uzuklar bilan ham taqish qulay. | A smooth wide band that is comfortable alone and stacked with other rings.",
      ),
    ],
    art: "band",
  },
  {
    ...shared,
    category: "earrings",
    count: 14,
    noun: words("серьги | zirak | earrings"),
    gender: "p",
    adjectives: ["light", "romantic", "elegant", "bright"],
    features: [
      feature("с цветком миндаля | bodom gulli | with an almond blossom", "blossom", "pink"),
      feature("с полумесяцем | yarim oyli | with a crescent", "moon", "gold"),
      feature("со звёздами | yulduzchali | with stars", "star", "gold"),
      feature("с бирюзовыми сердцами | feruza rang yurakchali | with turquoise hearts", "heart", "turquoise"),
      feature("с огранёнными кристаллами | qirrali kristalli | with cut crystals", "gem", "blue"),
      feature("с бабочками | kapalakli | with butterflies", "butterfly", "lilac"),
    ],
    price: [59_000, 390_000],
    materials: [materials.silver, materials.gilded, materials.steel],
    option: "colour",
    intros: [
      words(
        "Лёгкие серьги на крючках, которые не тянут мочку даже к вечеру. | Ilgakli yengil zirak, kechgacha ham quloqni tortmaydi. | Light earrings on hooks that do not pull the lobe even by the evening.",
      ),
      words(
        "Небольшие серьги с выразительной деталью, которая оживит самый простой наряд. | Ifodali bezakli kichik zirak, eng oddiy libosni ham jonlantiradi. | Small earrings with one telling detail that lifts the simplest outfit.",
      ),
    ],
    art: "earrings",
  },
  {
    ...shared,
    category: "earrings",
    count: 10,
    noun: words("серьги-подвески | osma zirak | drop earrings"),
    gender: "p",
    adjectives: ["festive", "elegant", "bright"],
    features: [
      feature("с тюльпанами | lolali | with tulips", "tulip", "red"),
      feature("с листьями | bargli | with leaves", "leaf", "emerald"),
      feature("с ракушками | chigʻanoqli | with shells", "shell", "white"),
      feature("с лазурными бусинами | lojuvard munchoqli | with azure beads", "gem", "turquoise"),
    ],
    price: [79_000, 460_000],
    materials: [materials.silver, materials.gilded],
    option: "colour",
    intros: [
      words(
        "Длинные серьги с бусинами мягко качаются при каждом движении и вытягивают линию шеи. | Munchoqli uzun zirak har harakatda ohista tebranadi va boʻyin chizigʻini nafis koʻrsatadi. | Long beaded earrings that sway with every move and lengthen the line of the neck.",
      ),
    ],
    art: "longEarrings",
  },
  {
    ...shared,
    category: "necklaces",
    count: 14,
    noun: words("подвеска | kulon | pendant necklace"),
    gender: "f",
    adjectives: ["delicate", "romantic", "minimal"],
    features: [
      feature("с сердцем | yurakchali | with a heart", "heart", "red"),
      feature("с оберегом от сглаза | koʻzmunchoqli | with an evil-eye charm", "eye", "blue"),
      feature(
        "с четырёхлистным клевером | toʻrt bargli beda shaklidagi | with a four-leaf clover",
        "clover",
        "green",
      ),
      feature("с полумесяцем | yarim oyli | with a crescent", "moon", "gold"),
      feature("с бабочкой | kapalakli | with a butterfly", "butterfly", "turquoise"),
      feature("со звездой | yulduzchali | with a star", "star", "gold"),
    ],
    price: [69_000, 520_000],
    materials: [materials.silver, materials.gilded, materials.steel],
    option: "colour",
    attributes: [
      [
        words("Длина цепочки | Zanjir uzunligi | Chain length"),
        [words("45 см | 45 sm | 45 cm"), words("40–45 см | 40–45 sm | 40–45 cm")],
      ],
    ],
    intros: [
      words(
        "Подвеска на тонкой цепочке, которую хочется не снимать. | Ingichka zanjirdagi kulon, yechgingiz kelmaydi. | A pendant on a fine chain that you will not want to take off.",
      ),
      words(
        "Маленький символ на удачу и понятный подарок для близкого человека. | Omad timsoli va yaqin inson uchun munosib sovgʻa. | A small sign of luck and an easy present for someone close.",
      ),
    ],
    art: "pendant",
  },
  {
    ...shared,
    category: "necklaces",
    count: 9,
    noun: words("бусы | marjon | bead necklace"),
    gender: "p",
    adjectives: ["bright", "national", "classic"],
    features: [
      feature("из бирюзы | feruzadan terilgan | of turquoise", undefined, "gold", "turquoise"),
      feature("из граната | anor toshidan terilgan | of garnet", undefined, "gold", "burgundy"),
      feature("под жемчуг | marvaridsimon | of faux pearl", undefined, "gold", "white"),
      feature("из лазурита | lojuvarddan terilgan | of lapis lazuli", undefined, "gold", "navy"),
    ],
    price: [99_000, 620_000],
    materials: [materials.stone, materials.glassBeads],
    colours: ["turquoise", "burgundy", "white", "navy"],
    accent: "gold",
    intros: [
      words(
        "Бусы из подобранных по размеру бусин: крупные в центре, мелкие у застёжки. | Oʻlchamiga qarab terilgan marjon: oʻrtasida yirik, ilgagida mayda donalar. | Graded beads: the large ones in the centre, the small ones at the clasp.",
      ),
    ],
    art: "beads",
  },
  {
    ...shared,
    category: "bracelets",
    count: 12,
    noun: words("браслет | bilaguzuk | bracelet"),
    gender: "m",
    adjectives: ["everyday", "bright", "stylish"],
    features: [
      feature("из натуральных камней | tabiiy toshli | of natural stones"),
      feature("с подвеской-звездой | yulduz osmali | with a star charm", "star"),
      feature("с подвеской-сердцем | yurakcha osmali | with a heart charm", "heart"),
    ],
    price: [45_000, 260_000],
    materials: [materials.stone, materials.glassBeads],
    colours: ["turquoise", "black", "emerald", "pink", "navy", "burgundy"],
    accent: "gold",
    option: "colour",
    intros: [
      words(
        "Браслет на прочной эластичной нити, легко надевается без застёжки. | Mustahkam choʻziluvchan ipdagi bilaguzuk, ilgaksiz oson taqiladi. | A bracelet on a strong elastic thread that slips on without a clasp.",
      ),
      words(
        "Ровные круглые бусины приятно холодят запястье в жаркий день. | Tekis dumaloq munchoqlar issiq kunda bilakka salqinlik beradi. | Even round beads that feel cool on the wrist on a hot day.",
      ),
    ],
    art: "beadBracelet",
  },
  {
    ...shared,
    category: "bracelets",
    count: 8,
    noun: words("браслет-обруч | yaxlit bilaguzuk | bangle"),
    gender: "m",
    adjectives: ["elegant", "national", "festive"],
    features: [
      feature("с бирюзовыми вставками | feruza qadalgan | with turquoise inlay", undefined, "turquoise"),
      feature("с гранатовыми вставками | anor toshi qadalgan | with garnet inlay", undefined, "burgundy"),
      feature("с жемчужными вставками | marvarid qadalgan | with pearl inlay", undefined, "white"),
    ],
    price: [120_000, 890_000],
    materials: [materials.silver, materials.gilded],
    option: "colour",
    intros: [
      words(
        "Жёсткий браслет держит форму и красиво ложится на запястье. | Yaxlit bilaguzuk shaklini saqlaydi va bilakda chiroyli turadi. | A rigid bangle that keeps its shape and sits well on the wrist.",
      ),
    ],
    art: "bangle",
  },
  {
    ...shared,
    category: "brooches",
    count: 9,
    noun: words("брошь | toʻgʻnogʻich | brooch"),
    gender: "f",
    adjectives: ["elegant", "bright", "romantic"],
    features: [
      feature("в форме бабочки | kapalak shaklidagi | shaped as a butterfly", "butterfly", "blue"),
      feature("в форме цветка | gul shaklidagi | shaped as a flower", "flower", "red"),
      feature("в форме лотоса | nilufar shaklidagi | shaped as a lotus", "lotus"),
      feature("в форме солнца | quyosh shaklidagi | shaped as a sun", "sun", "gold"),
    ],
    price: [55_000, 320_000],
    materials: [materials.gilded, materials.silver],
    colours: ["gold", "silver"],
    intros: [
      words(
        "Брошь с надёжной булавкой украсит пальто, платок или лацкан жакета. | Ishonchli ninali toʻgʻnogʻich palto, roʻmol yoki jaket yoqasini bezaydi. | A brooch with a safe pin for a coat, a scarf or a jacket lapel.",
      ),
    ],
    art: "brooch",
  },
];
