import { delay, http, HttpResponse } from "msw";
import { Route, Routes } from "react-router";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { answer, base } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { administeredShops } from "../../mocks/shop-fixtures.ts";
import { resetShops } from "../../mocks/shop-handlers.ts";
import AdminPanel from "./admin-panel.tsx";

const admin = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" as const };
const phone = { viewport: { value: "w320" } };
const at = (path: string) => scene({ path, person: admin });

const meta = preview.meta({
  title: "Shops/AdministeredShops",
  component: AdminPanel,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("/admin/sellers") },
  render: () => (
    <Routes>
      {["", "/uz", "/en"].map((start) => (
        <Route key={start} path={`${start}/admin/*`} element={<AdminPanel />} />
      ))}
    </Routes>
  ),
  beforeEach(context) {
    resetShops();
    inShop.beforeEach(context);
    context.msw.use(http.get(`${base}/auth/me`, () => answer({ success: true, user: admin } as never)));
  },
});

export const Shops = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(
      await canvas.findByRole("button", { name: `${t("shopAdmin.suspend")}: Registon Atelier` }),
    );
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: t("shopAdmin.suspendConfirm") }));
    await expect(dialog.getByText(t("shopAdmin.fieldReason"))).toBeVisible();
    const reason = dialog.getByLabelText(t("shopAdmin.reason"), { exact: false });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.type(reason, "Не отвечает покупателям");
    await userEvent.click(dialog.getByRole("button", { name: t("shopAdmin.suspendConfirm") }));
    await canvas.findByRole("button", { name: `${t("shopAdmin.resume")}: Registon Atelier` });
    await expect(canvas.getByText(/Не отвечает покупателям/)).toBeVisible();
  },
});

/** The list shows who collects a shop's cash, which can be changed for future orders. */
export const CashCollectedByTheMarketplace = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const row = async () => (await canvas.findByText("Registon Atelier")).closest("tr")!;
    await expect(within(await row()).getByText(t("shopAdmin.cash.shop"))).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: `${t("shopAdmin.cash.act")}: Registon Atelier` }),
    );
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("radio", { name: /^Bezak/ }));
    await userEvent.click(dialog.getByRole("button", { name: t("shopAdmin.cash.save") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(async () => expect(within(await row()).getByText("Bezak")).toBeVisible());
  },
});

const suspended = {
  ...administeredShops[0]!,
  status: "suspended" as const,
  suspendedReason: "Нет сертификата на серебро",
  suspendedAt: "2026-11-12T09:05:00.000Z",
  version: "1763719200000001",
};

/** Another administrator was quicker: nothing is done, and the list shows what the other did. */
export const SuspendedElsewhere = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(
      await canvas.findByRole("button", { name: `${t("shopAdmin.suspend")}: Registon Atelier` }),
    );
    resetShops({ shops: [suspended] });
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText(t("shopAdmin.reason"), { exact: false }), "Не отвечает");
    await userEvent.click(dialog.getByRole("button", { name: t("shopAdmin.suspendConfirm") }));
    await expect(await screen.findByText("Тем временем это изменил кто-то другой")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText(/Нет сертификата на серебро/)).toBeVisible();
  },
});

/** The shop has changed its own settings meanwhile: what was typed stays, and the next press is about the current version. */
export const ChangedElsewhere = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(
      await canvas.findByRole("button", { name: `${t("shopAdmin.suspend")}: Registon Atelier` }),
    );
    resetShops({ shops: [{ ...administeredShops[0]!, version: "1763719200000001" }] });
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText(t("shopAdmin.reason"), { exact: false }), "Не отвечает");
    await userEvent.click(dialog.getByRole("button", { name: t("shopAdmin.suspendConfirm") }));
    await expect(await dialog.findByText("Тем временем это изменил кто-то другой")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: t("shopAdmin.suspendConfirm") }));
    await expect(await canvas.findByText(/Не отвечает/)).toBeVisible();
  },
});

export const Resumed = meta.story({
  parameters: at("/admin/sellers?status=suspended"),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(
      await canvas.findByRole("button", { name: `${t("shopAdmin.resume")}: Soxta Bozor` }),
    );
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: t("shopAdmin.resumeConfirm") }));
    await canvas.findByText(t("shopAdmin.nothing"));
  },
});

export const NoneYet = meta.story({
  beforeEach: () => resetShops({ shops: [] }),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(getShop({ loaded }).texts("shopAdmin.empty"));
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/admin/sellers`, () => delay("infinite"))),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("heading", { level: 1, name: getShop({ loaded }).texts("shopAdmin.title") });
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/admin/sellers`, () => HttpResponse.error())),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("button", { name: getShop({ loaded }).texts("common.retry") });
  },
});

export const UzbekOnAPhone = meta.story({
  globals: { ...phone, language: "uz" },
  play: async ({ canvas }) => {
    await canvas.findByText("Soxta Bozor");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const EnglishDark = meta.story({
  globals: { language: "en", theme: "dark" },
  play: async ({ canvas }) => void (await canvas.findByText("Soxta Bozor")),
});
