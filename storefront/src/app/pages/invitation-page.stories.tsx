import { delay, http, HttpResponse } from "msw";
import { Route, Routes } from "react-router";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { answer, base } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import InvitationPage from "./invitation-page.tsx";

const at = (token: string, person: typeof buyer | null = buyer) =>
  scene({ path: `/seller-invitation#token=${token}`, person });

const meta = preview.meta({
  title: "Shops/InvitationPage",
  component: InvitationPage,
  ...inShop,
  parameters: at("open"),
  render: () => (
    <Routes>
      {["", "/uz", "/en"].map((start) => (
        <Route key={start} path={`${start}/seller-invitation/:token?`} element={<InvitationPage />} />
      ))}
    </Routes>
  ),
});

export const Invited = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: t("invitation.accept") }));
    const heading = await canvas.findByRole("heading", {
      name: t("invitation.joined", { shop: "Registon Atelier" }),
    });
    await expect(heading).toHaveFocus();
    await expect(canvas.getByRole("link", { name: t("invitation.toPanel") })).toBeVisible();
  },
});

export const Guest = meta.story({
  parameters: at("open", null),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const login = await canvas.findByRole("link", { name: t("nav.login") });
    // the token is stored in the tab
    await expect(login.getAttribute("href")).toMatch(/%2Fseller-invitation$/);
    await expect(sessionStorage.getItem("invitation")).toBe("open");
  },
});

export const OlderMail = meta.story({
  parameters: scene({ path: "/seller-invitation/open" }),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("button", { name: getShop({ loaded }).texts("invitation.accept") });
  },
});

export const NoToken = meta.story({
  parameters: scene({ path: "/seller-invitation" }),
  beforeEach: () => sessionStorage.removeItem("invitation"),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(getShop({ loaded }).texts("invitation.invalidText"));
  },
});

export const ForAnother = meta.story({
  parameters: at("another"),
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: t("invitation.accept") }));
    await expect(await canvas.findByText("Это приглашение для другого человека")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: t("invitation.accept") })).toBeNull();
  },
});

export const Used = meta.story({
  parameters: at("used"),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(getShop({ loaded }).texts("invitation.invalidText"));
  },
});

const admin = { ...buyer, role: "admin" as const };

export const Administrator = meta.story({
  parameters: at("open", admin),
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${base}/auth/me`, () => answer({ success: true, user: admin } as never))),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(getShop({ loaded }).texts("invitation.administrator"));
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post(`${base}/seller-invitations/read`, () => delay("infinite"))),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post(`${base}/seller-invitations/read`, () => HttpResponse.error())),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("button", { name: getShop({ loaded }).texts("common.retry") });
  },
});

export const UzbekOnAPhone = meta.story({
  globals: { language: "uz", viewport: { value: "w320" } },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("button", { name: getShop({ loaded }).texts("invitation.accept") });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Dark = meta.story({ globals: { theme: "dark" } });

export const English = meta.story({ globals: { language: "en" } });
