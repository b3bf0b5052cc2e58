import type { User } from "@bezak/contract/auth.ts";
import { expect, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { OrderHistory } from "../../features/parcels/admin/order-history.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { resetAdministeredParcels } from "../../mocks/order-admin-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };

/** Everything that happened to an order, with who did it. */
const meta = preview.meta({
  title: "Admin/OrderHistory",
  component: OrderHistory,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/orders/4821930002-1", person: admin }) },
  globals: { viewport: { value: "w1440" } },
  args: { id: "4821930002-1" },
  render: (args) => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <OrderHistory {...args} />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetAdministeredParcels();
  },
});

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** An approved act names both administrators; requests for it, cash, notifications to the shop and the account are there. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const history = within(await canvas.findByRole("region", { name: "Что происходило" }));
    await history.findByText("Одобрено вторым администратором: rustam@bezak.uz");
    for (const text of [
      /^Отмена товара в посылке 4821930002-1, .* сум: в одобрении отказано$/,
      "«Сначала спросите магазин, есть ли замена»",
      /^Получены наличные за посылку 4821930002-1: /,
      "Уведомление магазину «Registon Atelier»: «Новый заказ»",
      "Участников команды: 3, прочитали: 1",
      "Писем ждёт отправки: 1",
      "Покупатель указал карту или счёт для возврата денег",
      "Номер заканчивается на 4321",
    ])
      await expect(history.getByText(text)).toBeVisible();
    await fits();
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  play: ({ canvas }) => canvas.findByText("Ikkinchi administrator tasdiqlagan: rustam@bezak.uz").then(fits),
});

export const InEnglish = meta.story({
  globals: { viewport: { value: "w768" }, language: "en" },
  play: ({ canvas }) => canvas.findByText("Approved by a second administrator: rustam@bezak.uz").then(fits),
});
