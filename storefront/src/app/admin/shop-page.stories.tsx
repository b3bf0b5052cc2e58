import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { User } from "@bezak/contract/auth.ts";
import { onlineManager } from "@tanstack/react-query";
import { delay, http } from "msw";
import { Route, Routes } from "react-router";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { administeredShops } from "../../mocks/shop-fixtures.ts";
import { resetShops } from "../../mocks/shop-handlers.ts";
import { AdminRights } from "./admin-rights.tsx";
import ShopPage from "./shop-page.tsx";

const at = (path: string, adminRank: AdminRank = "owner") =>
  scene({
    path: `/admin/sellers/${path}`,
    person: { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin", adminRank },
  });

/** One shop for administrators. */
const meta = preview.meta({
  title: "Admin/ShopPage",
  component: ShopPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("registon") },
  globals: { viewport: { value: "w1440" } },
  render: (_, { parameters }) => (
    <AdminRights rank={(parameters as { shop: { person: User } }).shop.person.adminRank}>
      <main style={{ padding: "1rem var(--shop-side)" }}>
        <Routes>
          {["", "/uz", "/en"].map((language) => (
            <Route key={language} path={`${language}/admin/sellers/:id`} element={<ShopPage />} />
          ))}
          <Route path="*" element={null} />
        </Routes>
      </main>
    </AdminRights>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetShops();
  },
});

const part = (name: string) => screen.findByRole("region", { name });
const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
const hrefs = (scope: { getAllByRole: typeof screen.getAllByRole }) =>
  scope.getAllByRole("link").map((link) => link.getAttribute("href"));

/** Each number leads to its rows, each person to the account. */
export const Default = meta.story({
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const figures = within(await part(t("shopAdmin.one.figures")));
    await expect(hrefs(figures)).toEqual([
      "/admin/products?shop=registon&status=published",
      "/admin/products?shop=registon&status=draft",
      "/admin/products?shop=registon&status=hidden",
      "/admin/orders?seller=registon",
      "/admin/orders?status=pending&seller=registon",
      "/admin/orders?status=late&seller=registon",
      "/admin/returns?seller=registon",
      "/admin/returns?status=requested&seller=registon",
      "/admin/reviews?q=Registon+Atelier",
    ]);
    // late orders are counted once
    await expect(figures.getByText(/^8\s380$/)).toBeVisible();
    const members = within(await part(t("shopAdmin.one.members")));
    await expect(hrefs(members)).toEqual([
      "/admin/users/cus_1",
      "tel:+998901234567",
      "/admin/users/cus_2",
      "/admin/users/cus_3",
    ]);
    await expect(canvas.getByText("****************6001")).toBeVisible();
    await expect(canvas.getByRole("link", { name: t("admin.shopTabs.money") })).toHaveAttribute(
      "href",
      "/admin/sellers/registon/money",
    );
    await fits();
  },
});

/** The page of a suspended shop is not public; here it is read why, and it can sell again. */
export const SuspendedAndResumed = meta.story({
  parameters: at("soxta"),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByText(/Жалобы на подделки: проверяем документы/)).toBeVisible();
    await expect(canvas.getByText("Решение принято: 12 ноября 2026, 14:05")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t("shopAdmin.resume") }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: t("shopAdmin.resumeConfirm") }));
    await expect(await canvas.findByRole("button", { name: t("shopAdmin.suspend") })).toBeVisible();
    await expect(canvas.queryByText(/Жалобы на подделки/)).toBeNull();
    await expect(canvas.getByRole("link", { name: "soxta" })).toHaveAttribute("href", "/seller/soxta");
  },
});

/** Support sees people and orders; neither money nor applications, and suspends nothing. */
export const OfSupport = meta.story({
  parameters: at("registon", "support"),
  beforeEach: () => resetShops({ overview: { payoutAccount: null, sameTin: null, applications: null } }),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await part(t("shopAdmin.one.members"));
    await expect(canvas.queryByRole("region", { name: t("shopAdmin.one.account") })).toBeNull();
    await expect(canvas.queryByRole("region", { name: t("shopAdmin.one.applications") })).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.queryByRole("link", { name: t("admin.shopTabs.money") })).toBeNull();
    const figures = within(await part(t("shopAdmin.one.figures")));
    // products are the catalogue's, whose list is closed to support
    await expect(hrefs(figures).filter((href) => href?.startsWith("/admin/products"))).toEqual([]);
  },
});

/** The least of all: what the public sees too, and how many products there are. */
export const OfContent = meta.story({
  parameters: at("yangi", "content"),
  beforeEach: () =>
    resetShops({
      shops: [{ ...administeredShops[2]!, balance: null }],
      overview: {
        members: null,
        contact: null,
        payoutAccount: null,
        payoutAccountChangedAt: null,
        sameTin: null,
        parcels: null,
        returns: null,
        applications: null,
        reviews: { rating: 0, count: 0 },
      },
    }),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const figures = within(await part(t("shopAdmin.one.figures")));
    await expect(figures.getByText(t("shopAdmin.one.notRated"))).toBeVisible();
    await expect(canvas.getByRole("region", { name: t("shopAdmin.one.about") })).toBeVisible();
    for (const closed of ["members", "account", "applications"] as const)
      await expect(canvas.queryByRole("region", { name: t(`shopAdmin.one.${closed}`) })).toBeNull();
  },
});

/** Other shops with the same tax number, and nothing else yet. */
export const SameTaxNumber = meta.story({
  parameters: at("yangi"),
  beforeEach: () =>
    resetShops({
      overview: {
        members: [],
        contact: null,
        applications: [],
        sameTin: [{ id: "soxta", name: "Soxta Bozor" }],
      },
    }),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByText(t("shopAdmin.one.noMembers"))).toBeVisible();
    await expect(canvas.getByText(t("shopAdmin.one.noApplications"))).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Soxta Bozor" })).toHaveAttribute(
      "href",
      "/admin/sellers/soxta",
    );
  },
});

/** The shop's money was at this address. */
export const AddressOfMoney = meta.story({
  parameters: at("registon?part=payouts&status=paid"),
  play: async ({ loaded }) => {
    const { place } = getShop({ loaded });
    await waitFor(() => expect(place.now?.pathname).toBe("/admin/sellers/registon/money"));
    await expect(place.now?.search).toBe("?part=payouts&status=paid");
  },
});

export const Missing = meta.story({
  parameters: at("nothing"),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("heading", { name: getShop({ loaded }).texts("shopAdmin.one.missing") });
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(`${base}/admin/sellers/:id`, () => delay("infinite"))),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("group", { name: getShop({ loaded }).texts("common.loading") });
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${base}/admin/sellers/:id`, () => failure("server_error", "Ошибка"))),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("button", { name: getShop({ loaded }).texts("common.retry") });
  },
});

export const Offline = meta.story({
  beforeEach() {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(getShop({ loaded }).texts("offline.title"));
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w360" }, language: "uz", theme: "dark" },
  parameters: at("soxta"),
  play: async () => {
    await part("Jamoa");
    await fits();
  },
});

export const OnATabletInEnglish = meta.story({
  globals: { viewport: { value: "w768" }, language: "en" },
  play: async () => {
    await part("Team");
    await fits();
  },
});
