import type { Notification } from "@bezak/contract/notifications.ts";

const hourMs = 3_600_000;

/** Relative to now, since the groups by day are. */
const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();

type Outline = Partial<Notification> & Pick<Notification, "id" | "type" | "title" | "text">;

function notification(outline: Outline, hours: number): Notification {
  return { link: "/order/1000000042", read: false, archived: false, createdAt: ago(hours), ...outline };
}

/** Notifications of the mocked buyer, newest first: all kinds, read and unread, one archived. */
export function notificationFixtures(): Notification[] {
  return [
    notification(
      {
        id: "inb_9",
        type: "parcel",
        title: "Посылка в пути",
        text: "Посылка 1000000042-1 отправлена. Номер отправления: UZ123456789.",
      },
      0.2,
    ),
    notification(
      {
        id: "inb_8",
        type: "price_drop",
        title: "Цена в избранном снизилась",
        link: "/product/product-3",
        text: "«Серебряное кольцо с бирюзой» теперь 390 000 сум вместо 520 000 сум.",
      },
      0.4,
    ),
    notification(
      {
        id: "inb_7",
        type: "payment",
        title: "Оплата получена",
        read: true,
        text: "Заказ 1000000042: получено 415 000 сум.",
      },
      26,
    ),
    notification(
      {
        id: "inb_6",
        type: "order",
        title: "Заказ 1000000042 оформлен",
        read: true,
        text: "На сумму 415 000 сум. Что с ним сейчас, видно на его странице.",
      },
      27,
    ),
    notification(
      {
        id: "inb_5",
        type: "review",
        title: "Продавец ответил на отзыв",
        link: "/product/product-5",
        text: "Посмотрите ответ на ваш отзыв о «Кожаная сумка».",
      },
      75,
    ),
    notification(
      {
        id: "inb_4",
        type: "system",
        title: "Добро пожаловать в Bezak",
        link: null,
        read: true,
        text: "Здесь будут новости о ваших заказах, отзывах и снижении цен в избранном.",
      },
      500,
    ),
    notification(
      {
        id: "inb_3",
        type: "parcel",
        title: "Посылка доставлена",
        read: true,
        archived: true,
        text: "Посылка 1000000041-1 у вас. Вернуть покупку можно в течение 14 дней.",
      },
      300,
    ),
  ];
}
