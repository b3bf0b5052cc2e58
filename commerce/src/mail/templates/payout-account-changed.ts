import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { defineMail } from "../define-mail.ts";

interface PayoutAccountChanged {
  /** the last four of the new account; null when it was removed */
  digits: string | null;
}

const hours = sellerLimits.payoutRestHours;

/** A shop's payout account was changed: warns the owner before anything is paid there. */
export default defineMail<PayoutAccountChanged>({
  ru: ({ digits }, link) => ({
    subject: "Счёт для выплат изменён",
    lines: [
      digits
        ? `Деньги вашего магазина теперь пойдут на счёт, который заканчивается на ${digits}.`
        : "Счёт для выплат вашего магазина удалён.",
      `На новый счёт мы ничего не переведём в ближайшие ${hours} часа.`,
      "Если это были не вы, сразу задайте новый пароль: все сеансы завершатся. Потом верните прежний счёт в настройках магазина и напишите нам.",
    ],
    action: { label: "Это не я", url: link("/forgot-password") },
  }),
  uz: ({ digits }, link) => ({
    subject: "Toʻlovlar uchun hisob raqami oʻzgartirildi",
    lines: [
      digits
        ? `Doʻkoningiz puli endi ${digits} bilan tugaydigan hisob raqamiga oʻtkaziladi.`
        : "Doʻkoningizning toʻlovlar uchun hisob raqami oʻchirildi.",
      `Keyingi ${hours} soat ichida yangi hisob raqamiga hech narsa oʻtkazmaymiz.`,
      "Agar buni siz qilmagan boʻlsangiz, darhol yangi parol oʻrnating: barcha seanslar tugaydi. Keyin doʻkon sozlamalarida avvalgi hisob raqamini qaytaring va bizga yozing.",
    ],
    action: { label: "Bu men emasman", url: link("/forgot-password") },
  }),
  en: ({ digits }, link) => ({
    subject: "The payout account was changed",
    lines: [
      digits
        ? `The money of your shop now goes to the account that ends in ${digits}.`
        : "The payout account of your shop was removed.",
      `We pay nothing to a new account in the next ${hours} hours.`,
      "If it was not you, choose a new password at once: all sessions end. Then put the former account back in the shop’s settings and write to us.",
    ],
    action: { label: "It was not me", url: link("/forgot-password") },
  }),
});
