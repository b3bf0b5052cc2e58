import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import { adminInvitationToken } from "../../workflows/admin-team/invitation-token.ts";
import { defineMail, type MailLink } from "../define-mail.ts";

interface AdminInvitationMail {
  rank: AdminRank;
  /** the token is derived from it when the mail is rendered */
  letterId: string;
}

const page = (letterId: string, link: MailLink) =>
  link(`/admin-invitation#token=${adminInvitationToken(letterId)}`);

const ru: Record<AdminRank, string> = {
  owner: "владелец — всё, в том числе команда, настройки и выплаты",
  manager: "менеджер — всё, кроме команды, настроек, отправки выплат и комиссии",
  support: "поддержка — заказы, возвраты, обращения и отзывы",
  content: "редактор — баннеры, разделы главной, категории, товары и отзывы",
  finance: "финансист — выплаты, возвраты денег, комиссия и наличные",
};
const uz: Record<AdminRank, string> = {
  owner: "egasi — hammasi, jumladan jamoa, sozlamalar va toʻlovlar",
  manager: "menejer — jamoa, sozlamalar, toʻlovlarni yuborish va komissiyadan tashqari hammasi",
  support: "yordam xizmati — buyurtmalar, qaytarishlar, murojaatlar va sharhlar",
  content: "muharrir — bannerlar, bosh sahifa boʻlimlari, turkumlar, mahsulotlar va sharhlar",
  finance: "moliyachi — toʻlovlar, pul qaytarish, komissiya va naqd pul",
};
const en: Record<AdminRank, string> = {
  owner: "owner — everything, including the team, settings and payouts",
  manager: "manager — everything except the team, settings, sending payouts and commission",
  support: "support — orders, returns, messages and reviews",
  content: "editor — banners, home page sections, categories, products and reviews",
  finance: "accountant — payouts, refunds, commission and cash",
};

/** A link to join the team of administrators. */
export default defineMail<AdminInvitationMail>({
  ru: ({ rank, letterId }, link) => ({
    subject: "Приглашение в команду Bezak",
    lines: [
      "Вас приглашают управлять маркетплейсом Bezak.",
      `Ваши права: ${ru[rank]}.`,
      "Нажмите кнопку: ссылка сработает один раз в течение трёх суток. Если с этой почтой у вас уже есть аккаунт покупателя, войдите в него и примите приглашение; покупать с ним больше будет нельзя.",
    ],
    action: { label: "Принять приглашение", url: page(letterId, link) },
    note: "Если вы этого не ждали, не нажимайте кнопку и сообщите тому, кто отвечает за Bezak.",
  }),
  uz: ({ rank, letterId }, link) => ({
    subject: "Bezak jamoasiga taklif",
    lines: [
      "Sizni Bezak marketpleysini boshqarishga taklif qilishmoqda.",
      `Huquqlaringiz: ${uz[rank]}.`,
      "Tugmani bosing: havola uch sutka davomida faqat bir marta ishlaydi. Agar shu pochta bilan xaridor hisobingiz boʻlsa, unga kiring va taklifni qabul qiling; keyin u bilan xarid qilib boʻlmaydi.",
    ],
    action: { label: "Taklifni qabul qilish", url: page(letterId, link) },
    note: "Agar buni kutmagan boʻlsangiz, tugmani bosmang va Bezak uchun masʼul kishiga xabar bering.",
  }),
  en: ({ rank, letterId }, link) => ({
    subject: "An invitation to the team of Bezak",
    lines: [
      "You are invited to administer Bezak.",
      `Your rank: ${en[rank]}.`,
      "Press the button: the link works only once within three days. If you have a buyer’s account with this email, sign in to it and accept the invitation; you will no longer be able to buy with it.",
    ],
    action: { label: "Accept the invitation", url: page(letterId, link) },
    note: "If you did not expect this, do not press the button and tell whoever runs Bezak.",
  }),
});
