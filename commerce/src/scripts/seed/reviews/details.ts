import type { TranslatedText } from "../../../search/localized.ts";
import { words } from "../catalog/localized.ts";

/** Remarks about products of a first-level category: praise first, then criticism. */
const department = (good: readonly string[], bad: readonly string[]) => ({
  good: good.map(words),
  bad: bad.map(words),
});

export const details: Record<string, { good: TranslatedText[]; bad: TranslatedText[] }> = {
  jewellery: department(
    [
      "Застёжка крепкая, не темнеет. | Qulfi mahkam, qoraymaydi. | The clasp is firm and it does not tarnish.",
      "Блестит красиво, кожу не раздражает. | Chiroyli tovlanadi, terini qichitmaydi. | It shines nicely and is kind to the skin.",
      "Тонкая работа, видно ручную полировку. | Nozik ish, qoʻlda silliqlangani koʻrinib turibdi. | Delicate work, you can see it is polished by hand.",
    ],
    ["Через неделю немного потемнело. | Bir haftada biroz qoraydi. | It tarnished a little after a week."],
  ),
  watches: department(
    [
      "Ремешок мягкий, ход точный. | Tasmasi yumshoq, aniq yuradi. | Soft strap and it keeps good time.",
      "На руке смотрятся солидно. | Qoʻlda salobatli koʻrinadi. | They look solid on the wrist.",
    ],
    [
      "Ремешок жестковат, нужно разнашивать. | Tasmasi qattiqroq, koʻnikish kerak. | The strap is stiff at first.",
    ],
  ),
  bags: department(
    [
      "Швы ровные, кожа приятная на ощупь. | Choklari tekis, charmi yoqimli. | Even seams and pleasant leather.",
      "Вместительная, всё нужное помещается. | Sigʻimi yaxshi, kerakli hamma narsa joylashadi. | Roomy, everything I need fits in.",
    ],
    ["Молния заедает. | Molniyasi tiqilib qoladi. | The zip sticks."],
  ),
  belts: department(
    ["Пряжка надёжная, кожа плотная. | Toʻqasi mustahkam, charmi zich. | A sturdy buckle and firm leather."],
    ["Дырочек могло быть больше. | Teshiklari koʻproq boʻlsa yaxshi edi. | It could use more holes."],
  ),
  scarves: department(
    [
      "Ткань нежная, цвета яркие и после стирки. | Matosi mayin, yuvgandan keyin ham ranglari yorqin. | Soft fabric, colours stay bright after washing.",
      "Лёгкий и тёплый, ношу каждый день. | Yengil va issiq, har kuni oʻrayman. | Light and warm, I wear it every day.",
    ],
    ["Тоньше, чем кажется на фото. | Suratdagidan yupqaroq. | Thinner than it looks."],
  ),
  hats: department(
    [
      "Вышивка ровная, сидит хорошо. | Kashtasi tekis, boshga yaxshi oʻtiradi. | Neat embroidery and a good fit.",
    ],
    [
      "Маломерит, берите на размер больше. | Kichik keladi, bir oʻlcham katta oling. | Runs small, take a size up.",
    ],
  ),
  hair: department(
    ["Держит хорошо и не тянет волосы. | Yaxshi ushlaydi, sochni tortmaydi. | Holds well and does not pull."],
    ["Для густых волос маловата. | Qalin sochga kichikroq. | Too small for thick hair."],
  ),
  glasses: department(
    [
      "Лёгкие, не давят, стёкла без искажений. | Yengil, siqmaydi, oynasi tiniq. | Light, comfortable, clear lenses.",
    ],
    ["Дужки немного широки. | Bandlari biroz keng. | The arms are a little wide."],
  ),
  phone: department(
    [
      "Заряжает быстро, не греется. | Tez quvvatlaydi, qizimaydi. | Charges fast and stays cool.",
      "Подошло идеально, кнопки нажимаются. | Juda mos keldi, tugmalari bosiladi. | A perfect fit and the buttons work.",
    ],
    ["Кабель коротковат. | Kabeli kaltaroq. | The cable is short."],
  ),
  car: department(
    [
      "Встал как родной, ничего не дребезжит. | Zavodnikidek oʻtirdi, hech narsa shaqirlamaydi. | Fits like original, nothing rattles.",
    ],
    [
      "Первые дни был запах, потом прошёл. | Birinchi kunlari hidi bor edi, keyin ketdi. | It smelled for some days, then it went.",
    ],
  ),
};
