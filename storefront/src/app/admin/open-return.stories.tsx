import type { User } from "@bezak/contract/auth.ts";
import { Route, Routes } from "react-router";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { administeredParcel } from "../../mocks/order-admin-fixtures.ts";
import { changeParcelElsewhere, resetAdministeredParcels } from "../../mocks/order-admin-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import OrderPage from "./order-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };

const DAY = 86_400_000;

/** A delivered parcel with three pieces of one line and one of another, which its buyer may return for so many days. */
function parcelWithTime(days: number, others: ("delivered" | "shipped")[] = []) {
  const parcel = administeredParcel({ number: 2, products: 2, status: "delivered", age: 80, others });
  const returnUntil = new Date(Date.now() + days * DAY).toISOString();
  const parcels = parcel.order.parcels.map((one) => (one.id === parcel.id ? { ...one, returnUntil } : one));
  return { ...parcel, order: { ...parcel.order, parcels } };
}

/** A return that an administrator opens for the buyer. */
const meta = preview.meta({
  title: "Admin/OpenReturn",
  component: OrderPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/orders/4821930002-1", person: admin }) },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <Routes>
        <Route path="/:language?/admin/orders/:id" element={<OrderPage />} />
      </Routes>
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetAdministeredParcels([parcelWithTime(3)]);
  },
});

type Canvas = ReturnType<typeof within>;
type Clicking = { click: (element: Element) => Promise<void> };

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

async function openForm(canvas: Canvas, userEvent: Clicking, name: string | RegExp) {
  await userEvent.click(await canvas.findByRole("button", { name }));
  return within(await screen.findByRole("dialog"));
}

/** Two of three pieces: what is missing is said beside its field, and the button names the sum. */
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openForm(canvas, userEvent, "Оформить возврат за покупателя");
    await userEvent.click(await dialog.findByRole("button", { name: "Оформить возврат" }));
    await expect(await dialog.findByText("Выберите хотя бы один товар")).toBeVisible();
    await expect(dialog.getByRole("combobox", { name: /^Причина/ })).toHaveFocus();
    const [line] = dialog.getAllByRole("group", { name: /^Количество: / });
    const more = within(line!).getByRole("button", { name: "Больше" });
    await userEvent.click(more);
    await userEvent.click(more);
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /^Причина/ }), "defect");
    const field = dialog.getByRole("textbox", { name: /^Почему оформляет администратор/ });
    await expect(field).toHaveAccessibleDescription(/не меньше 3 символов/);
    await userEvent.type(field, "Покупатель позвонил: замок не застёгивается");
    const photo = new File(["x"], "clasp.png", { type: "image/png" });
    await userEvent.upload(dialog.getByLabelText("Фотографии от покупателя", { selector: "input" }), photo);
    await expect(await dialog.findByText("Загружено")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: /^Оформить возврат на [\d\s]+сум$/ }));
    await noDialog();
    await expect(await screen.findByText("Возврат оформлен")).toBeVisible();
    const returns = within(canvas.getByRole("region", { name: "Возвраты" }));
    await expect(
      await returns.findByText(
        "Возврат оформила поддержка Bezak: «Покупатель позвонил: замок не застёгивается»",
      ),
    ).toBeVisible();
    await expect(returns.getByText(/ × 2$/)).toBeVisible();
    await expect(returns.getByRole("img", { name: "Фотография 1" })).toBeInTheDocument();
    await expect(returns.getByRole("button", { name: "Одобрить" })).toBeVisible();
    // the rest can come back too
    const again = await openForm(canvas, userEvent, "Оформить возврат за покупателя");
    await expect(await again.findByText(/можно вернуть: 1 из 3$/)).toBeVisible();
    await fits();
  },
});

/** Somebody has changed the parcel meanwhile: nothing is opened, what was written stays and can be sent again. */
export const ChangedMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openForm(canvas, userEvent, "Оформить возврат за покупателя");
    const [line] = await dialog.findAllByRole("group", { name: /^Количество: / });
    await userEvent.click(within(line!).getByRole("button", { name: "Больше" }));
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /^Причина/ }), "wrong_size");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Почему/ }), "Написал в чат");
    changeParcelElsewhere("selord_2", { openReturns: 0 });
    const act = dialog.getByRole("button", { name: /^Оформить возврат на/ });
    await userEvent.click(act);
    await expect(await dialog.findByText(/^Посылка изменилась, пока вы заполняли форму/)).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /^Почему/ })).toHaveValue("Написал в чат");
    await userEvent.click(act);
    await noDialog();
    await expect(await canvas.findByText(/поддержка Bezak: «Написал в чат»/)).toBeVisible();
  },
});

/** After the buyer's time, of an order with two delivered parcels. */
export const AfterTheTime = meta.story({
  beforeEach: () => resetAdministeredParcels([parcelWithTime(-1, ["delivered"])]),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openForm(canvas, userEvent, "Оформить возврат за покупателя");
    await expect(await dialog.findByText(/^Срок, когда покупатель мог .+\. Теперь/)).toBeVisible();
    await expect(dialog.getByRole("combobox", { name: "Посылка" })).toHaveValue("selord_2");
    await expect(dialog.getByText(/^Покупатель платил наличными/)).toBeVisible();
    await fits();
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  beforeEach: () => resetAdministeredParcels([parcelWithTime(-1, ["delivered"])]),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openForm(canvas, userEvent, "Xaridor nomidan qaytarish");
    await expect(await dialog.findByText(/^Xaridor soʻrovni oʻzi/)).toBeVisible();
    await fits();
  },
});

export const InEnglish = meta.story({
  globals: { viewport: { value: "w768" }, language: "en" },
  beforeEach: () => resetAdministeredParcels([parcelWithTime(-1)]),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openForm(canvas, userEvent, "Open a return for the buyer");
    await expect(await dialog.findByText(/^The buyer could request it until/)).toBeVisible();
  },
});
