import type { User } from "@bezak/contract/auth.ts";
import { delay, http } from "msw";
import { Route, Routes } from "react-router";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import type { payoutsRoutes } from "@bezak/contract/payouts.ts";
import { administered, sellerPayouts } from "../../mocks/finance-fixtures.ts";
import { resetPayouts } from "../../mocks/payout-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { ConfirmHost } from "../confirm-host.tsx";
import PayoutPage from "./payout-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const find = (status: string) => sellerPayouts.find((payout) => payout.status === status)!;
const at = (id: string) => scene({ path: `/admin/payouts/${id}`, person: admin });
const path = `${base}/admin/payouts/:id`;

const meta = preview.meta({
  title: "Admin/PayoutPage",
  component: PayoutPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at(find("sent").id) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <Routes>
        <Route path="/admin/payouts/:id" element={<PayoutPage />} />
        <Route path="/uz/admin/payouts/:id" element={<PayoutPage />} />
      </Routes>
      <ConfirmHost />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetPayouts();
  },
});

const page = () => within(document.body);

/** What it is, what was done with it, and its entries; the bank has not paid: it is marked as failed. */
export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Выплата P-2026-000002", level: 1 }),
    ).toBeVisible();
    const { seller } = find("sent");
    await expect(canvas.getByRole("link", { name: seller.name })).toHaveAttribute(
      "href",
      `/admin/sellers/${seller.id}/money`,
    );
    await expect(canvas.getByText("№ 1 от 20 ноября 2026")).toBeVisible();
    const history = within(canvas.getByRole("list", { name: "История" }));
    await expect(history.getAllByRole("listitem")).toHaveLength(2);
    await expect(history.getByText("По расписанию")).toBeVisible();
    await expect(await canvas.findByRole("table", { name: "Операции по балансу" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Отметить сбой: P-2026-000002" }));
    const question = within(await page().findByRole("dialog"));
    await userEvent.type(question.getByRole("textbox", { name: /Причина/ }), "Счёт закрыт");
    await userEvent.click(question.getByRole("button", { name: "Отметить как не прошедшую" }));
    await waitFor(() => expect(page().queryByRole("dialog")).toBeNull());
    await expect(await history.findByText(/«Счёт закрыт»/)).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Повторить: P-2026-000002" })).toBeVisible();
  },
});

/** Approved by a second administrator before it goes to the bank. */
export const Approved = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    const payout = administered(find("scheduled"));
    const person = { id: "user_2", name: "Нилуфар Рахимова" };
    context.msw.use(
      http.get(path, () =>
        answer<(typeof payoutsRoutes)["administeredPayout"]>({
          success: true,
          data: {
            ...payout,
            approvedAt: payout.createdAt,
            approvals: [
              {
                id: "appr_1",
                kind: "payout",
                status: "approved",
                sum: payout.amount,
                objectId: payout.id,
                itemId: null,
                number: payout.number,
                orderId: null,
                seller: payout.seller,
                reason: "Проверено по выписке",
                reference: null,
                version: "1",
                requestedBy: { id: "user_1", name: "Азиз Каримов" },
                requestedAt: payout.createdAt,
                expiresAt: payout.createdAt,
                decidedBy: person,
                decidedAt: payout.createdAt,
                decisionReason: null,
                own: true,
              },
            ],
          },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const history = within(await canvas.findByRole("list", { name: "История" }));
    await expect(history.getByText("Азиз Каримов: «Проверено по выписке»")).toBeVisible();
    await expect(history.getByText("Нилуфар Рахимова")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Отменить: / })).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  parameters: scene({ path: `/uz/admin/payouts/${find("failed").id}`, person: admin }),
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "P-2026-000003-toʻlov" });
    await canvas.findByRole("list", { name: "Tarix" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Missing = meta.story({
  parameters: at("payout_none"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Такой выплаты нет" })).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: "Все выплаты" })[0]).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(http.get(path, () => delay("infinite")));
  },
});

export const Failing = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(http.get(path, () => failure("server_error", "Произошла ошибка на сервере")));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Повторить" })).toBeVisible();
  },
});
