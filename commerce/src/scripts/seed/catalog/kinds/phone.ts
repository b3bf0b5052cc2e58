import { feature, type Kind } from "../kind.ts";
import { words } from "../localized.ts";
import { materials } from "../materials.ts";

const shared = {
  naming: "model",
  brands: ["Tembr", "Voltaro", "Simurgh"],
  option: "colour",
  accent: "silver",
  care: [
    words("Гарантия магазина: 6 месяцев. | Doʻkon kafolati: 6 oy. | Shop warranty: 6 months."),
    words(
      "В коробке инструкция на русском и узбекском языках. | Qutida rus va oʻzbek tillarida yoʻriqnoma bor. | The box holds a manual in Russian and Uzbek.",
    ),
  ],
} as const satisfies Partial<Kind>;

const socket = words("Разъём | Ulagich | Connector");

export const phone: readonly Kind[] = [
  {
    ...shared,
    category: "phone-cases",
    count: 12,
    noun: words("чехол для телефона | telefon gʻilofi | phone case"),
    gender: "m",
    adjectives: ["slim", "durable", "bright"],
    features: [
      feature("с рисунком тюльпана | lola rasmli | with a tulip print", "1f337", "red"),
      feature("с рисунком бабочки | kapalak rasmli | with a butterfly print", "1f98b", "gold"),
      feature("с рисунком луны | oy rasmli | with a moon print", "1f319", "gold"),
      feature("с мягкой подкладкой | yumshoq astarli | with a soft lining", undefined, "silver"),
      feature("с цветами | gulli | with blossom", "1f338", "pink"),
    ],
    price: [35_000, 160_000],
    materials: [materials.silicone, materials.plastic],
    colours: ["navy", "black", "lilac", "turquoise", "beige", "burgundy"],
    option: "phone",
    intros: [
      words(
        "Чехол закрывает углы и приподнимает край над камерой. | Gʻilof burchaklarni yopadi va kamera atrofini koʻtarib turadi. | The case covers the corners and stands proud of the camera.",
      ),
      words(
        "Тонкий чехол с рисунком, который не стирается в кармане. | Rasmi choʻntakda oʻchib ketmaydigan yupqa gʻilof. | A thin case with a print that does not rub off in the pocket.",
      ),
    ],
    details: [
      words(
        "Поддерживает беспроводную зарядку. | Simsiz quvvatlashni qoʻllab-quvvatlaydi. | Works with wireless charging.",
      ),
      words(
        "Кнопки нажимаются легко, все разъёмы открыты. | Tugmalari oson bosiladi, barcha ulagichlar ochiq. | The buttons press easily and every port is open.",
      ),
    ],
    art: "phoneCase",
  },
  {
    ...shared,
    category: "headphones",
    count: 6,
    noun: words("беспроводные наушники | simsiz quloqchin | wireless headphones"),
    gender: "p",
    adjectives: ["soft", "light"],
    features: [
      feature("с шумоподавлением | shovqinni pasaytiradigan | with noise cancelling"),
      feature("с микрофоном | mikrofonli | with a microphone"),
    ],
    price: [220_000, 1_290_000],
    materials: [materials.plastic],
    colours: ["black", "white", "navy", "pink"],
    attributes: [
      [
        words("Время работы | Ishlash vaqti | Battery life"),
        [words("до 30 часов | 30 soatgacha | up to 30 hours")],
      ],
    ],
    intros: [
      words(
        "Полноразмерные наушники с мягкими подушками для долгой дороги. | Uzoq yoʻl uchun yumshoq yostiqchali katta quloqchin. | Full-size headphones with soft cushions for a long road.",
      ),
    ],
    details: [
      words(
        "Складываются и подключаются к двум устройствам сразу. | Buklanadi va bir vaqtda ikki qurilmaga ulanadi. | They fold and connect to two devices at once.",
      ),
    ],
    art: "headphones",
  },
  {
    ...shared,
    category: "headphones",
    count: 6,
    noun: words("наушники-вкладыши | quloq ichi quloqchini | earbuds"),
    gender: "p",
    adjectives: ["compact", "light", "sporty"],
    features: [
      feature("с зарядным футляром | quvvatlovchi gʻilofli | with a charging case"),
      feature("для спорта | sport uchun | for sport"),
    ],
    price: [150_000, 790_000],
    materials: [materials.plastic],
    colours: ["white", "black", "turquoise", "lilac"],
    stands: true,
    attributes: [
      [
        words("Время работы | Ishlash vaqti | Battery life"),
        [words("до 24 часов с футляром | gʻilof bilan 24 soatgacha | up to 24 hours with the case")],
      ],
    ],
    intros: [
      words(
        "Маленькие наушники с чистым голосом в разговоре и плотным басом. | Suhbatda tiniq ovoz va toʻyingan bas beradigan kichik quloqchin. | Small earbuds with a clear voice in calls and a full bass.",
      ),
    ],
    details: [
      words(
        "Защищены от пота и брызг, в наборе три пары насадок. | Ter va suv sachrashidan himoyalangan, toʻplamda uch juft uchlik bor. | Sweat and splash proof, with three pairs of tips.",
      ),
    ],
    art: "earbuds",
  },
  {
    ...shared,
    category: "charging",
    count: 5,
    noun: words("внешний аккумулятор | tashqi akkumulyator | power bank"),
    gender: "m",
    adjectives: ["compact", "reliable", "light"],
    features: [
      feature("10 000 мА·ч | 10 000 mA·soat sigʻimli | 10,000 mAh", undefined, "gold"),
      feature("20 000 мА·ч | 20 000 mA·soat sigʻimli | 20,000 mAh", undefined, "turquoise"),
    ],
    price: [130_000, 420_000],
    materials: [materials.plastic, materials.metal],
    colours: ["black", "white", "navy", "turquoise"],
    stands: true,
    attributes: [[socket, [words("USB-C и USB-A | USB-C va USB-A | USB-C and USB-A")]]],
    intros: [
      words(
        "Заряжает телефон от двух до четырёх раз и показывает остаток огоньками. | Telefonni ikki-toʻrt marta quvvatlaydi, qoldigʻini chiroqchalar koʻrsatadi. | It charges a phone two to four times and shows what is left with lights.",
      ),
    ],
    details: [
      words(
        "Есть быстрая зарядка и защита от перегрева. | Tez quvvatlash va qizib ketishdan himoya bor. | It has fast charging and overheating protection.",
      ),
    ],
    art: "powerBank",
  },
  {
    ...shared,
    category: "charging",
    count: 5,
    noun: words("кабель для зарядки | quvvatlash kabeli | charging cable"),
    gender: "m",
    adjectives: ["durable", "reliable"],
    features: [feature("длиной 1 м | 1 metrli | 1 m long"), feature("длиной 2 м | 2 metrli | 2 m long")],
    price: [35_000, 110_000],
    materials: [materials.braided],
    colours: ["black", "red", "turquoise", "pink"],
    attributes: [
      [
        socket,
        [
          words("USB-C – USB-C | USB-C – USB-C | USB-C to USB-C"),
          words("USB-C – Lightning | USB-C – Lightning | USB-C to Lightning"),
        ],
      ],
    ],
    intros: [
      words(
        "Кабель в плотной оплётке не перетирается у разъёма. | Zich oʻramali kabel ulagich yonida uzilmaydi. | A densely braided cable that does not fray at the plug.",
      ),
    ],
    details: [
      words(
        "Передаёт данные и поддерживает быструю зарядку до 60 Вт. | Maʼlumot uzatadi va 60 Vt gacha tez quvvatlashni qoʻllaydi. | It carries data and fast charging up to 60 W.",
      ),
    ],
    art: "cable",
  },
];
