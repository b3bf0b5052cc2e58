import type { User } from "@bezak/contract/auth.ts";
import { delay, http } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import {
  changeSettingsAs,
  marketplaceSettings,
  resetMarketplaceSettings,
  sentChanges,
} from "../../mocks/marketplace-settings-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import SettingsPage from "./settings-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const phone = { viewport: { value: "w320" } };
const { deliveryFee } = marketplaceSettings;
const sums = (amount: number) => amount as typeof deliveryFee;

const meta = preview.meta({
  title: "Admin/SettingsPage",
  component: SettingsPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/settings", person: admin }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <SettingsPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetMarketplaceSettings();
  },
});

const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** Only what was changed is sent, in the version that was shown. */
export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const fee = await canvas.findByRole("textbox", { name: /^Доставка курьером/ });
    await expect(fee).toHaveAccessibleDescription(/один раз за заказ.*Изменено: .*admin@bezak\.uz/);
    const save = canvas.getByRole("button", { name: "Сохранить" });
    await expect(save).toBeDisabled();
    await userEvent.clear(fee);
    await userEvent.type(fee, "30 000");
    await userEvent.clear(canvas.getByRole("textbox", { name: /^Лицензия/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Проверять отзывы/ }));
    await userEvent.click(save);
    await expect(await screen.findByText("Настройки сохранены")).toBeVisible();
    await waitFor(() => expect(save).toBeDisabled());
    await expect(sentChanges()).toEqual([
      { deliveryFee: 30_000, reviewModeration: false, version: "5f0c3a1e" },
    ]);
    await expect(fee).toHaveAccessibleDescription(/Изменено: сегодня/i);
    await expect(fee).toHaveValue("30\u00a0000");
  },
});

/** Errors of the browser and of the server are shown at the field, and nothing typed is lost. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole("textbox", { name: /^Телефон/ });
    const tin = canvas.getByRole("textbox", { name: /^СТИР/ });
    const save = canvas.getByRole("button", { name: "Сохранить" });
    await userEvent.clear(tin);
    await userEvent.type(tin, "3012");
    await userEvent.clear(number);
    await userEvent.type(number, "+998 00 000 00 00");
    await userEvent.click(save);
    await expect(tin).toHaveAccessibleDescription(/9 цифр/);
    await expect(tin).toHaveFocus();
    await expect(sentChanges()).toEqual([]);
    await userEvent.type(tin, "34567");
    await userEvent.click(save);
    await waitFor(() => expect(number).toHaveAccessibleDescription(/Такого номера нет/));
    await expect(number).toHaveFocus();
    await expect(tin).toHaveValue("301234567");
  },
});

/** Public holidays, one date in a line; something else is refused before it is sent. */
export const Holidays = meta.story({
  play: async ({ canvas, userEvent }) => {
    const days = await canvas.findByRole("textbox", { name: /^Даты/ });
    await expect(days).toHaveValue("01.01.2027\n08.03.2027");
    const save = canvas.getByRole("button", { name: "Сохранить" });
    await userEvent.type(days, "{Enter}31.2.2027");
    await userEvent.click(save);
    await expect(days).toHaveAccessibleDescription(/вида 21\.03\.2027/);
    await expect(days).toHaveFocus();
    await expect(sentChanges()).toEqual([]);
    await userEvent.type(days, "{Backspace>9/}21.3.2027, 21.03.2027");
    await userEvent.click(save);
    await expect(await screen.findByText("Настройки сохранены")).toBeVisible();
    await expect(sentChanges()).toEqual([
      { holidays: ["2027-01-01", "2027-03-08", "2027-03-21"], version: "5f0c3a1e" },
    ]);
    await expect(days).toHaveValue("01.01.2027\n08.03.2027\n21.03.2027");
  },
});

/** Another administrator has saved meanwhile: the new values are shown, and what was typed is kept. */
export const ChangedMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    const fee = await canvas.findByRole("textbox", { name: /^Доставка курьером/ });
    const name = canvas.getByRole("textbox", { name: /^Название маркетплейса/ });
    await userEvent.clear(fee);
    await userEvent.type(fee, "27 000");
    await userEvent.type(name, " Market");
    changeSettingsAs("second@bezak.uz", { deliveryFee: sums(30_000), minimumPayout: 50_000 });
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить" }));
    const title = await canvas.findByText(/изменились, пока вы их редактировали/);
    await expect(title.closest("[tabindex]")).toHaveFocus();
    await expect(canvas.getByText(/Кто изменил: second@bezak\.uz/)).toBeVisible();
    await expect(canvas.getByText(/Вы ввели другое/)).toBeVisible();
    await expect(canvas.getByText(/^50\s000\sсум$/)).toBeVisible();
    await expect(canvas.getByText(/^Не сохранено/)).toBeVisible();
    await expect(fee).toHaveValue("27 000");
    await expect(canvas.getByRole("textbox", { name: /^Минимальная выплата/ })).toHaveValue("50\u00a0000");
    await userEvent.click(canvas.getByRole("button", { name: "Взять это значение: Доставка курьером" }));
    await expect(fee).toHaveValue("30\u00a0000");
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить" }));
    await expect(await screen.findByText("Настройки сохранены")).toBeVisible();
    await expect(sentChanges().at(-1)).toEqual({ storeName: "Bezak Market", version: "5f0c3a1e+" });
    await waitFor(() => expect(canvas.queryByText(/Кто изменил/)).toBeNull());
    // once more, with a text in several lines
    await userEvent.type(canvas.getByRole("textbox", { name: /^Часы работы/ }), " без выходных");
    changeSettingsAs("second@bezak.uz", {
      contacts: {
        ...marketplaceSettings.contacts,
        hours: { ru: "Пн–Пт 9:00–18:00", en: "Mon–Fri 9:00–18:00" },
      },
    });
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить" }));
    await expect(await canvas.findByText(/Mon–Fri 9:00–18:00/)).toBeVisible();
  },
});

/** Unsaved changes of the form stay while maintenance begins, which is independent of them. */
export const Maintenance = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getShop({ loaded }).texts;
    const name = await canvas.findByRole("textbox", { name: /^Название маркетплейса/ });
    await userEvent.type(name, "!");
    await userEvent.click(canvas.getByRole("button", { name: "Включить технические работы" }));
    const question = within(await screen.findByRole("dialog", { name: "Включить технические работы?" }));
    await expect(question.getByText(t("marketplaceSettings.maintenance.sentence"))).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Включить" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(sentChanges()).toEqual([{ maintenance: true }]);
    await expect(canvas.getByText("Идут технические работы")).toBeVisible();
    await expect(name).toHaveValue("Bezak!");
    // the own change of another setting is no change of somebody else
    await expect(canvas.queryByText(/Кто изменил/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Сохранить" }));
    await expect(await screen.findByText("Настройки сохранены")).toBeVisible();
  },
});

/** The question says what buyers see and what stops. */
export const QuestionOnAPhoneInUzbekDark = meta.story({
  globals: { ...phone, language: "uz", theme: "dark" },
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const start = await canvas.findByRole("button", { name: t("marketplaceSettings.maintenance.turnOn") });
    await fits();
    await userEvent.click(start);
    const question = within(await screen.findByRole("dialog"));
    await expect(question.getByText(t("marketplaceSettings.maintenance.stopsList.orders"))).toBeVisible();
    await fits();
  },
});

export const InMaintenance = meta.story({
  globals: { language: "en" },
  beforeEach: () => resetMarketplaceSettings({ maintenance: true }),
  play: async ({ canvas, userEvent }) => {
    const [inBanner] = await canvas.findAllByRole("button", { name: "End maintenance" });
    await userEvent.click(inBanner!);
    const question = within(await screen.findByRole("dialog", { name: "End maintenance?" }));
    await userEvent.click(question.getByRole("button", { name: "End" }));
    await expect(await canvas.findByRole("button", { name: "Start maintenance" })).toBeVisible();
    await expect(sentChanges()).toEqual([{ maintenance: false }]);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/admin/settings`, () => delay("infinite"))),
});

export const Failing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`${base}/admin/settings`, () => failure("server_error", "Произошла ошибка на сервере"), {
        once: true,
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Повторить" }));
    await expect(await canvas.findByRole("textbox", { name: /^Название маркетплейса/ })).toBeVisible();
  },
});
