import { delay, http, HttpResponse } from "msw";
import { Route, Routes } from "react-router";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { ownShop } from "../../mocks/seller-product-fixtures.ts";
import { shopTeam } from "../../mocks/shop-fixtures.ts";
import { resetShops } from "../../mocks/shop-handlers.ts";
import SellerShell from "./seller-shell.tsx";

const seller = { ...buyer, role: "seller" as const };
const phone = { viewport: { value: "w320" } };
const at = (path: string) => scene({ path, person: seller });
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

const meta = preview.meta({
  title: "Shops/ShopPages",
  component: SellerShell,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("/seller/settings") },
  render: () => (
    <Routes>
      {["", "/uz", "/en"].flatMap((start) =>
        ["settings", "team"].map((word) => (
          <Route key={start + word} path={`${start}/seller/${word}/*`} element={<SellerShell />} />
        )),
      )}
    </Routes>
  ),
  beforeEach(context) {
    resetShops();
    inShop.beforeEach(context);
    context.msw.use(
      http.get(`${base}/auth/me`, () => answer({ success: true, user: seller } as never)),
      http.get(`${base}/sellers/me`, () => answer({ success: true, data: ownShop } as never)),
    );
  },
});

export const Settings = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const name = await canvas.findByLabelText(t("shopSettings.name"), { exact: false });
    const save = canvas.getByRole("button", { name: t("shopSettings.save") });
    await expect(save).toBeDisabled();
    await userEvent.clear(name);
    await userEvent.type(name, "Registon");
    // the preview follows the form
    await expect(canvas.getByRole("heading", { level: 3, name: "Registon" })).toBeVisible();
    await expect(canvas.getByText(t("shopSettings.unsaved"))).toBeVisible();
    await userEvent.click(save);
    await waitFor(() => expect(save).toBeDisabled());
    await expect(name).toHaveValue("Registon");
  },
});

export const SettingsDark = meta.story({
  globals: { theme: "dark" },
  play: async ({ canvas }) => void (await canvas.findByDisplayValue("Registon Atelier")),
});

export const SettingsUzbek = meta.story({
  globals: { language: "uz" },
  play: async ({ canvas }) => void (await canvas.findByDisplayValue("Registon Atelier")),
});

export const SettingsEnglish = meta.story({
  globals: { language: "en" },
  play: async ({ canvas }) => void (await canvas.findByDisplayValue("Registon Atelier")),
});

/** On holiday, with delivery to some cities only. */
export const SettingsOnHoliday = meta.story({
  beforeEach: () =>
    resetShops({
      settings: { deliveryZones: ["tashkent"], holidayUntil: new Date(Date.now() + 9e8).toISOString() },
    }),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByRole("switch", { name: t("shopSettings.holidayOn") })).toBeChecked();
    const cities = within(canvas.getByRole("group", { name: t("shopSettings.zones") }));
    await userEvent.click(await cities.findByRole("checkbox", { checked: true }));
    await userEvent.click(canvas.getByRole("button", { name: t("shopSettings.save") }));
    await expect(await canvas.findByText(t("shopSettings.fieldZones"))).toBeVisible();
    await userEvent.click(canvas.getByRole("switch", { name: t("shopSettings.holidayOn") }));
    await expect(canvas.queryByLabelText(t("shopSettings.reopens"), { exact: false })).toBeNull();
  },
});

export const SettingsRefused = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const name = await canvas.findByLabelText(t("shopSettings.name"), { exact: false });
    const tin = canvas.getByLabelText(t("shopSettings.tin"));
    const save = canvas.getByRole("button", { name: t("shopSettings.save") });
    await userEvent.clear(tin);
    await userEvent.type(tin, "12");
    await userEvent.clear(name);
    await userEvent.click(save);
    await expect(canvas.getByText(t("shopSettings.fieldName"))).toBeVisible();
    await expect(canvas.getByText(t("shopSettings.fieldTin"))).toBeVisible();
    await expect(name).toHaveFocus();
    // the server's error is shown at its field
    await userEvent.type(tin, "345678901234");
    await userEvent.type(name, "Taken");
    await userEvent.click(save);
    await expect(await canvas.findByText("Магазин с таким названием уже есть")).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await expect(tin).toHaveValue("12345678901234");
  },
});

/** What is typed while saving stays, and can be saved. */
export const SettingsTypedMeanwhile = meta.story({
  play: async ({ canvas, userEvent, loaded, msw }) => {
    const { texts: t } = getShop({ loaded });
    let go = () => undefined as void;
    const held = new Promise<void>((resolve) => (go = resolve));
    msw.use(http.put(`${base}/sellers/me/settings`, () => held.then(() => undefined)));
    const hours = await canvas.findByLabelText(t("shopSettings.hours"));
    const name = canvas.getByLabelText(t("shopSettings.name"), { exact: false });
    const save = canvas.getByRole("button", { name: t("shopSettings.save") });
    await userEvent.type(name, " 2");
    await userEvent.click(save);
    await userEvent.clear(hours);
    await userEvent.type(hours, "Каждый день");
    go();
    await expect(await screen.findByText(t("shopSettings.saved"))).toBeVisible();
    await expect(hours).toHaveValue("Каждый день");
    await expect(save).toBeEnabled();
    await expect(canvas.getByText(t("shopSettings.unsaved"))).toBeVisible();
  },
});

/** The tab of the language with the error opens, and others can still be chosen. */
export const SettingsWithoutRussian = meta.story({
  beforeEach: () => resetShops({ settings: { description: null } }),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const tongues = within(
      await canvas.findByRole("radiogroup", {
        name: `${t("shopSettings.translations")}: ${t("shopSettings.description")}`,
      }),
    );
    const tongue = (one: "ru" | "uz") => tongues.getByRole("radio", { name: t(`languages.${one}`) });
    const text = () => canvas.getByLabelText(t("shopSettings.description"));
    await userEvent.click(tongue("uz"));
    await userEvent.type(text(), "Taqinchoqlar");
    await userEvent.click(canvas.getByRole("button", { name: t("shopSettings.save") }));
    await expect(canvas.getByText(t("shopSettings.fieldRussian"))).toBeVisible();
    await expect(tongue("ru")).toBeChecked();
    await expect(text()).toHaveFocus();
    await userEvent.click(tongue("uz"));
    await expect(text()).toHaveValue("Taqinchoqlar");
  },
});

/** A manager does not see the payout account. */
export const SettingsOfAManager = meta.story({
  beforeEach({ msw }) {
    resetShops({ settings: { payoutAccount: null } });
    const data = { ...ownShop, role: "manager" };
    msw.use(http.get(`${base}/sellers/me`, () => answer({ success: true, data } as never)));
  },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await canvas.findByDisplayValue("Registon Atelier");
    await expect(canvas.queryByText(t("shopSettings.payout"))).toBeNull();
  },
});

export const SettingsOnAPhone = meta.story({
  globals: { ...phone, language: "uz" },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue("Registon Atelier");
    await fits();
  },
});

export const SettingsOnAPhoneDark = meta.story({
  globals: { ...phone, theme: "dark" },
  play: async ({ canvas }) => void (await canvas.findByDisplayValue("Registon Atelier")),
});

export const SettingsLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/sellers/me/settings`, () => delay("infinite"))),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("heading", { level: 1, name: getShop({ loaded }).texts("shopSettings.title") });
  },
});

export const SettingsFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/sellers/me/settings`, () => HttpResponse.error())),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("button", { name: getShop({ loaded }).texts("common.retry") });
  },
});

export const Team = meta.story({
  parameters: at("/seller/team"),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await canvas.findByText("Azizbek Toʻxtasinov");
    const email = canvas.getByLabelText(t("shopTeam.email"), { exact: false });
    const send = canvas.getByRole("button", { name: t("shopTeam.send") });
    await userEvent.click(send);
    await expect(canvas.getByText(t("shopTeam.fieldEmail"))).toBeVisible();
    await expect(email).toHaveFocus();
    await userEvent.type(email, "azizbek@example.uz");
    await userEvent.click(send);
    await expect(await canvas.findByText("Этот человек уже в команде магазина")).toBeVisible();
    await expect(email).toHaveValue("azizbek@example.uz");
    await userEvent.clear(email);
    await userEvent.type(email, "yangi@example.uz");
    await userEvent.click(send);
    await expect(await canvas.findByRole("rowheader", { name: "yangi@example.uz" })).toBeVisible();
    await expect(email).toHaveValue("");
  },
});

export const MemberRemoved = meta.story({
  parameters: at("/seller/team"),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const role = await canvas.findByLabelText(`${t("shopTeam.role")}: sklad@example.uz`);
    await userEvent.selectOptions(role, "manager");
    await waitFor(() => expect(role).toHaveValue("manager"));
    await userEvent.click(canvas.getByRole("button", { name: `${t("shopTeam.remove")}: sklad@example.uz` }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: t("shopTeam.removeConfirm") }));
    await waitFor(() => expect(canvas.queryByText("sklad@example.uz")).toBeNull());
  },
});

export const TeamAlone = meta.story({
  parameters: at("/seller/team"),
  beforeEach: () => resetShops({ team: { members: shopTeam.members.slice(0, 1), invitations: [] } }),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(getShop({ loaded }).texts("shopTeam.alone"));
  },
});

export const TeamFailed = meta.story({
  parameters: at("/seller/team"),
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${base}/sellers/me/members`, () => failure("server_error", "Что-то сломалось"))),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("button", { name: getShop({ loaded }).texts("common.retry") });
  },
});

export const TeamOnAPhone = meta.story({
  parameters: at("/seller/team"),
  globals: { ...phone, language: "uz" },
  play: async ({ canvas }) => {
    await canvas.findByText("Azizbek Toʻxtasinov");
    await fits();
  },
});

export const TeamEnglishDark = meta.story({
  parameters: at("/seller/team"),
  globals: { language: "en", theme: "dark" },
  play: async ({ canvas }) => void (await canvas.findByText("Azizbek Toʻxtasinov")),
});
