import type { SellerRole } from "@bezak/contract/seller-roles.ts";
import { invitationToken } from "../../workflows/shop/invitation-token.ts";
import { defineMail, type MailLink } from "../define-mail.ts";

interface SellerInvitation {
  role: SellerRole;
  /** the token is derived from it when the mail is rendered */
  letterId: string;
}

const page = (letterId: string, link: MailLink) =>
  link(`/seller-invitation#token=${invitationToken(letterId)}`);

const ru: Record<SellerRole, string> = {
  owner: "владелец",
  manager: "менеджер: товары, заказы, отзывы и настройки",
  packer: "сборщик: заказы и их отправка",
};
const uz: Record<SellerRole, string> = {
  owner: "egasi",
  manager: "menejer: mahsulotlar, buyurtmalar, sharhlar va sozlamalar",
  packer: "yigʻuvchi: buyurtmalar va ularni yuborish",
};
const en: Record<SellerRole, string> = {
  owner: "owner",
  manager: "manager: products, orders, reviews and settings",
  packer: "packer: orders and sending them",
};

/**
 * A link to join the team of a shop. Any shop may invite anybody, so the mail contains no name that the shop chose; the
 * page of the invitation shows it.
 */
export default defineMail<SellerInvitation>({
  ru: ({ role, letterId }, link) => ({
    subject: "Приглашение в команду магазина на Bezak",
    lines: [
      "Вас приглашают в команду магазина на Bezak. Какой это магазин, написано на странице приглашения.",
      `Ваша роль — ${ru[role]}.`,
      "Нажмите кнопку и войдите с этой почтой или создайте аккаунт: ссылка работает семь дней и только один раз.",
    ],
    action: { label: "Принять приглашение", url: page(letterId, link) },
    note: "Если вы не знаете этот магазин, ничего не делайте.",
  }),
  uz: ({ role, letterId }, link) => ({
    subject: "Bezakdagi doʻkon jamoasiga taklif",
    lines: [
      "Sizni Bezakdagi doʻkon jamoasiga taklif qilishmoqda. Qaysi doʻkon ekani taklif sahifasida yozilgan.",
      `Sizning rolingiz — ${uz[role]}.`,
      "Tugmani bosing va shu pochta bilan kiring yoki hisob oching: havola yetti kun va faqat bir marta ishlaydi.",
    ],
    action: { label: "Taklifni qabul qilish", url: page(letterId, link) },
    note: "Agar bu doʻkonni tanimasangiz, hech narsa qilmang.",
  }),
  en: ({ role, letterId }, link) => ({
    subject: "An invitation to the team of a shop on Bezak",
    lines: [
      "You are invited to the team of a shop on Bezak. The page of the invitation says which one.",
      `Your role is ${en[role]}.`,
      "Press the button and sign in with this email or create an account: the link works for seven days and only once.",
    ],
    action: { label: "Accept the invitation", url: page(letterId, link) },
    note: "If you do not know this shop, do nothing.",
  }),
});
