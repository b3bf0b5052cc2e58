import { defineMail } from "../define-mail.ts";

interface RefundAccountChanged {
  /** the last four of the new card or account */
  digits: string;
  number: string;
}

/** The refund account of an order was changed: warns the buyer before anything is paid there. */
export default defineMail<RefundAccountChanged>({
  ru: ({ digits, number }, link) => ({
    subject: "Счёт для возврата денег изменён",
    lines: [
      `Деньги за заказ ${number} теперь вернутся на карту или счёт, который заканчивается на ${digits}.`,
      "Если это были не вы, сразу задайте новый пароль: все сеансы завершатся. Потом укажите свой счёт на странице заказа и напишите нам.",
    ],
    action: { label: "Это не я", url: link("/forgot-password") },
  }),
  uz: ({ digits, number }, link) => ({
    subject: "Pul qaytariladigan hisob raqami oʻzgartirildi",
    lines: [
      `${number} buyurtmaning puli endi ${digits} bilan tugaydigan karta yoki hisob raqamiga qaytariladi.`,
      "Agar buni siz qilmagan boʻlsangiz, darhol yangi parol oʻrnating: barcha seanslar tugaydi. Keyin buyurtma sahifasida oʻz hisob raqamingizni koʻrsating va bizga yozing.",
    ],
    action: { label: "Bu men emasman", url: link("/forgot-password") },
  }),
  en: ({ digits, number }, link) => ({
    subject: "The account for your refund was changed",
    lines: [
      `The money of order ${number} now goes to the card or account that ends in ${digits}.`,
      "If it was not you, choose a new password at once: all sessions end. Then enter your own account on the order’s page and write to us.",
    ],
    action: { label: "It was not me", url: link("/forgot-password") },
  }),
});
