import type { User } from "@bezak/contract/auth.ts";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { resetPayouts } from "../../mocks/payout-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { ConfirmHost } from "../confirm-host.tsx";
import PayoutsPage from "./payouts-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const meta = preview.meta({
  title: "Admin/PayoutTerms",
  component: PayoutsPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/payouts", person: admin }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <PayoutsPage />
      <ConfirmHost />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetPayouts();
  },
});

const page = () => within(document.body);

/** What somebody else has set meanwhile is shown beside what was typed, which the next press saves. */
export const ChangedElsewhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Условия выплат" }));
    const form = within(await page().findByRole("dialog", { name: "Условия выплат" }));
    const days = await form.findByRole("textbox", { name: /Дней между выплатами/ });
    resetPayouts({ terms: { minimumPayout: 250_000, payoutIntervalDays: 7, version: "2" } });
    await userEvent.clear(days);
    await userEvent.type(days, "14");
    await userEvent.click(form.getByRole("button", { name: "Сохранить" }));
    await expect(await form.findByText("Тем временем это изменил кто-то другой")).toBeVisible();
    await expect(days).toHaveValue("14");
    await expect(form.getByRole("textbox", { name: /Минимальная выплата/ })).toHaveValue("250\u00a0000");
    await userEvent.click(form.getByRole("button", { name: "Сохранить" }));
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
  },
});

/** Terms are validated against their limits, and the preview is refreshed after a change. */
export const Changed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Условия выплат" }));
    const form = within(await page().findByRole("dialog", { name: "Условия выплат" }));
    const days = await form.findByRole("textbox", { name: /Дней между выплатами/ });
    await expect(form.getByRole("textbox", { name: /Минимальная выплата/ })).toHaveValue("100\u00a0000");
    await userEvent.clear(days);
    await userEvent.type(days, "0");
    await userEvent.click(form.getByRole("button", { name: "Сохранить" }));
    await expect(days).toHaveAccessibleDescription(/от 1 до 90/);
    await expect(days).toHaveFocus();
    await userEvent.clear(days);
    await userEvent.type(days, "14");
    await userEvent.click(form.getByRole("button", { name: "Сохранить" }));
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Условия выплат" }));
    await waitFor(() =>
      expect(page().getByRole("textbox", { name: /Дней между выплатами/ })).toHaveValue("14"),
    );
  },
});
