import { feature, type Kind } from "../kind.ts";
import { words } from "../localized.ts";
import { materials } from "../materials.ts";

const shared = {
  category: "womens-watches",
  brands: ["Vaqt", "Soniya", "Meridian Plus", "Zamon"],
  naming: "line",
  option: "colour",
  attributes: [
    [
      words("Водозащита | Suvdan himoya | Water resistance"),
      [words("3 атм | 3 atm | 3 ATM"), words("5 атм | 5 atm | 5 ATM")],
    ],
    [words("Механизм | Mexanizm | Movement"), [words("кварцевый | kvars | quartz")]],
  ],
  details: [
    words(
      "Минеральное стекло не боится ключей в кармане. | Mineral shishasi choʻntakdagi kalitlardan qoʻrqmaydi. | The mineral glass is not afraid of keys in the pocket.",
    ),
    words(
      "Ремешок меняется без инструмента за минуту. | Tasmasi asbobsiz bir daqiqada almashtiriladi. | The strap changes in a minute without tools.",
    ),
    words(
      "Батарейки хватает примерно на два года. | Batareyasi taxminan ikki yilga yetadi. | The battery lasts about two years.",
    ),
  ],
  care: [
    words(
      "В комплекте коробка и гарантия на 12 месяцев. | Toʻplamda quti va 12 oylik kafolat bor. | Comes with a box and a 12-month warranty.",
    ),
    words(
      "Не носите в бане и при плавании с маской. | Hammomda va suvga shoʻngʻiganda taqmang. | Do not wear it in a steam bath or when diving.",
    ),
  ],
} as const satisfies Partial<Kind>;

export const watches: readonly Kind[] = [
  {
    ...shared,
    count: 12,
    noun: words("женские часы | ayollar soati | women’s watch"),
    gender: "p",
    adjectives: ["elegant", "classic", "minimal"],
    features: [
      feature("с круглым циферблатом | dumaloq siferblatli | with a round dial", "light", "gold"),
      feature("с тёмным циферблатом | toʻq siferblatli | with a dark dial", "dark", "rose"),
      feature("с кожаным ремешком | charm tasmali | with a leather strap", "light", "rose"),
    ],
    price: [290_000, 1_450_000],
    materials: [materials.leather, materials.ecoLeather],
    colours: ["burgundy", "beige", "turquoise", "pink", "brown"],
    accent: "gold",
    intros: [
      words(
        "Тонкий корпус и спокойный циферблат: эти часы не спорят с украшениями. | Yupqa korpus va sokin siferblat: bu soat taqinchoqlar bilan bahslashmaydi. | A thin case and a calm dial: this watch does not argue with jewellery.",
      ),
      words(
        "Лёгкие часы, которые удобно носить весь день. | Kun boʻyi taqib yurish qulay boʻlgan yengil soat. | A light watch that is comfortable all day long.",
      ),
    ],
    art: "roundWatch",
  },
  {
    ...shared,
    count: 7,
    noun: words("женские часы | ayollar soati | women’s watch"),
    gender: "p",
    adjectives: ["stylish", "elegant"],
    features: [
      feature("с квадратным корпусом | kvadrat korpusli | with a square case", "light", "gold"),
      feature("с изумрудным циферблатом | zumrad rang siferblatli | with an emerald dial", "dark", "gold"),
    ],
    price: [340_000, 1_650_000],
    materials: [materials.leather, materials.steel],
    colours: ["emerald", "black", "cognac", "navy"],
    accent: "gold",
    intros: [
      words(
        "Прямоугольный корпус в духе семидесятых снова в моде. | Yetmishinchi yillar ruhidagi toʻgʻri burchakli korpus yana urfda. | A rectangular case in the spirit of the seventies, back in fashion.",
      ),
    ],
    art: "squareWatch",
  },
  {
    ...shared,
    category: "mens-watches",
    count: 11,
    noun: words("мужские часы | erkaklar soati | men’s watch"),
    gender: "p",
    adjectives: ["classic", "business", "sporty", "reliable"],
    features: [
      feature("с чёрным циферблатом | qora siferblatli | with a black dial", "dark", "silver"),
      feature("со светлым циферблатом | och rangli siferblatli | with a light dial", "light", "silver"),
      feature("с золотистым корпусом | tilla rang korpusli | with a gold-tone case", "dark", "gold"),
    ],
    price: [350_000, 3_900_000],
    materials: [materials.leather, materials.steel],
    colours: ["black", "brown", "navy", "cognac", "olive"],
    accent: "silver",
    intros: [
      words(
        "Часы с крупными метками: время видно с одного взгляда даже за рулём. | Yirik belgili soat: rulda ham vaqt bir qarashda koʻrinadi. | A watch with large markers: the time shows at a glance, even at the wheel.",
      ),
      words(
        "Стальной корпус, кожаный ремень и ничего лишнего. | Poʻlat korpus, charm tasma va ortiqcha hech narsa yoʻq. | A steel case, a leather strap and nothing superfluous.",
      ),
    ],
    art: "roundWatch",
  },
  {
    ...shared,
    category: "smart-watches",
    brands: ["Tembr", "Voltaro", "Pulsar UZ"],
    naming: "model",
    count: 8,
    noun: words("умные часы | aqlli soat | smart watch"),
    gender: "p",
    adjectives: ["light", "sporty", "stylish"],
    features: [
      feature("с пульсометром | pulsometrli | with a heart-rate monitor", undefined, "silver"),
      feature("с GPS | GPS bilan jihozlangan | with GPS", undefined, "black"),
      feature("с измерением сна | uyquni oʻlchaydigan | with sleep tracking", undefined, "rose"),
    ],
    price: [390_000, 2_400_000],
    materials: [materials.silicone],
    colours: ["black", "turquoise", "pink", "orange", "white"],
    accent: "silver",
    attributes: [
      [words("Водозащита | Suvdan himoya | Water resistance"), [words("5 атм | 5 atm | 5 ATM")]],
      [
        words("Время работы | Ishlash vaqti | Battery life"),
        [words("до 7 дней | 7 kungacha | up to 7 days"), words("до 12 дней | 12 kungacha | up to 12 days")],
      ],
    ],
    intros: [
      words(
        "Показывают звонки и сообщения, считают шаги и подсказывают, когда пора отдохнуть. | Qoʻngʻiroq va xabarlarni koʻrsatadi, qadamlarni sanaydi va dam olish vaqtini eslatadi. | It shows calls and messages, counts steps and tells when to rest.",
      ),
      words(
        "Яркий экран читается под солнцем, меню есть на русском языке. | Yorqin ekrani quyoshda ham oʻqiladi, rus tilidagi menyusi bor. | The bright screen reads well in the sun; the menu includes Russian.",
      ),
    ],
    details: [
      words(
        "Работают с Android и iOS, приложение бесплатное. | Android va iOS bilan ishlaydi, ilovasi bepul. | Works with Android and iOS; the app is free.",
      ),
      words(
        "Полная зарядка занимает полтора часа. | Toʻliq quvvatlash bir yarim soat oladi. | A full charge takes an hour and a half.",
      ),
    ],
    art: "smartWatch",
  },
];
