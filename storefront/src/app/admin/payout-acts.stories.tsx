import type { User } from "@bezak/contract/auth.ts";
import type { SellerPayout } from "@bezak/contract/finance.ts";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { preview as sweep, sellerPayouts } from "../../mocks/finance-fixtures.ts";
import { resetPayouts } from "../../mocks/payout-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { ConfirmHost } from "../confirm-host.tsx";
import PayoutsPage from "./payouts-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };

const meta = preview.meta({
  title: "Admin/PayoutActs",
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

/** What goes into the file and what stays out is said before it is made; then its payouts are at the bank. */
export const BankFile = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    resetPayouts({
      next: { ...sweep, bankFile: { ...sweep.bankFile, left: { payouts: 2, total: 190_000_000 } } },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("row", { name: /P-2026-000004/ })).toHaveTextContent("готовится");
    await userEvent.click(canvas.getByRole("button", { name: "Файл для банка (1)" }));
    const question = within(await page().findByRole("dialog", { name: "Создать файл для банка?" }));
    await expect(question.getByText(/^В файл войдёт 1 выплата на 1\s960\s000\sсум/)).toBeVisible();
    await expect(question.getByText(/^Не войдут 2 выплаты на 190\s000\s000\sсум/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Создать файл" }));
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole("row", { name: /P-2026-000004/ })).toHaveTextContent(/Скачать файл № 1 от/),
    );
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Файл для банка/ })).toBeNull());
  },
});

export const BankFileOnAPhone = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Bank uchun fayl (1)" }));
    await page().findByRole("dialog", { name: "Bank uchun fayl yaratilsinmi?" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** What another administrator has made of a payout meanwhile is said, and not overwritten. */
export const ChangedMeanwhile = meta.story({
  parameters: scene({ path: "/admin/payouts?status=sent", person: admin }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Отметить выплату: P-2026-000002" }));
    const question = within(await page().findByRole("dialog"));
    const other: Partial<SellerPayout> = { status: "failed", failure: "Счёт закрыт", version: "2" };
    resetPayouts({ sent: sellerPayouts.map((one) => (one.status === "sent" ? { ...one, ...other } : one)) });
    await userEvent.click(question.getByRole("button", { name: "Отметить как выплаченную" }));
    await expect(await question.findByText(/теперь её статус «не прошла»/)).toBeVisible();
    await expect(question.getByRole("button", { name: "Отметить как выплаченную" })).toBeDisabled();
    await userEvent.click(question.getByRole("button", { name: "Назад" }));
    await expect(await canvas.findByRole("heading", { name: "Таких выплат нет" })).toBeVisible();
  },
});
