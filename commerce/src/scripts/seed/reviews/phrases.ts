import type { TranslatedText } from "../../../search/localized.ts";
import { words } from "../catalog/localized.ts";

/** Overall opinion of a review. */
export type Tone = "good" | "fair" | "bad";

/** First sentences of reviews. */
export const openings: Record<Tone, readonly TranslatedText[]> = {
  good: [
    "Очень довольна покупкой. | Xariddan juda mamnunman. | Very happy with it.",
    "Взял маме в подарок, ей понравилось. | Onamga sovgʻaga oldim, juda yoqdi. | Bought it for my mother and she loves it.",
    "Полностью соответствует описанию и фото. | Tavsif va suratga toʻliq mos. | Exactly as described and shown.",
    "Уже второй раз заказываю, всё отлично. | Ikkinchi marta buyurtma qilyapman, hammasi aʼlo. | My second order here, all excellent.",
    "Вживую даже лучше, чем на фото. | Aslida suratdagidan ham chiroyli ekan. | Even better than in the photos.",
    "За такую цену просто отлично. | Shu narxga juda zoʻr. | Great for the price.",
    "Долго выбирала и не пожалела. | Uzoq tanladim va afsuslanmadim. | Took me a while to choose and I do not regret it.",
    "Пришло на следующий день, упаковано аккуратно. | Ertasi kuni keldi, yaxshi oʻralgan. | Came the next day, neatly packed.",
  ].map(words),
  fair: [
    "В целом неплохо, но ожидала большего. | Umuman yomon emas, lekin koʻproq kutgandim. | Not bad, but I expected more.",
    "Нормально за свои деньги. | Narxiga yarasha. | Fine for what it costs.",
    "Есть мелкие недочёты, но пользоваться можно. | Mayda kamchiliklari bor, lekin foydalansa boʻladi. | Small flaws, still usable.",
    "Цвет немного отличается от фото. | Rangi suratdagidan biroz farq qiladi. | The colour differs a little from the photo.",
  ].map(words),
  bad: [
    "Не понравилось. | Menga yoqmadi. | I did not like it.",
    "Ожидала другого качества. | Boshqacha sifat kutgandim. | I expected better quality.",
    "На фото выглядит лучше. | Suratda yaxshiroq koʻrinadi. | Looks better in the photo.",
  ].map(words),
};

/** Last sentences of reviews. */
export const endings: Record<Tone, readonly TranslatedText[]> = {
  good: [
    "Рекомендую! | Tavsiya qilaman! | Recommended!",
    "Спасибо продавцу. | Sotuvchiga rahmat. | Thanks to the seller.",
    "Буду заказывать ещё. | Yana buyurtma qilaman. | I will order again.",
    "Подруги уже спрашивают, где взяла. | Dugonalarim qayerdan olganimni soʻrashyapti. | Friends keep asking where I got it.",
    "Пользуюсь месяц, всё в порядке. | Bir oydan beri ishlataman, hammasi joyida. | A month of use and all is well.",
  ].map(words),
  fair: [
    "Посмотрим, сколько прослужит. | Qancha chidashini koʻramiz. | We will see how long it lasts.",
    "Доставка зато быстрая. | Lekin tez yetkazib berishdi. | Delivery was quick, though.",
    "Три звезды за цену. | Narxi uchun uch yulduz. | Three stars for the price.",
  ].map(words),
  bad: [
    "Оформила возврат, деньги вернули быстро. | Qaytardim, pulni tez qaytarishdi. | I returned it and got my money back quickly.",
    "Второй раз не возьму. | Ikkinchi marta olmayman. | I would not buy it again.",
  ].map(words),
};

/** Answers of shops. */
export const replies: Record<Tone, readonly TranslatedText[]> = {
  good: [
    "Спасибо за тёплые слова! Носите с удовольствием. | Iliq soʻzlaringiz uchun rahmat! Xursand boʻlib taqing. | Thank you for the kind words, enjoy it!",
    "Благодарим за доверие, ждём вас снова. | Ishonchingiz uchun rahmat, yana kutamiz. | Thank you for your trust, see you again.",
  ].map(words),
  fair: [
    "Спасибо, что написали. Передали замечание мастеру. | Yozganingiz uchun rahmat. Kamchilikni ustaga yetkazdik. | Thank you for telling us, we have passed it on to the maker.",
  ].map(words),
  bad: [
    "Нам жаль, что так вышло. Напишите в чат, обменяем или вернём деньги. | Shunday boʻlganidan afsusdamiz. Chatga yozing, almashtirib beramiz yoki pulni qaytaramiz. | We are sorry. Write to us in the chat and we will exchange it or refund you.",
  ].map(words),
};
