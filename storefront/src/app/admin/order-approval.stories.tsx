import type { User } from "@bezak/contract/auth.ts";
import { Route, Routes } from "react-router";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { approvals, resetApprovals } from "../../mocks/approval-handlers.ts";
import { administeredParcels } from "../../mocks/order-admin-fixtures.ts";
import { resetAdministeredParcels, sentSteps } from "../../mocks/order-admin-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { ConfirmHost } from "../confirm-host.tsx";
import OrderPage from "./order-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };
const at = (id: string) => scene({ path: `/admin/orders/${id}`, person: admin });

/** The page of a parcel whose cancellation needs a second administrator. */
const meta = preview.meta({
  title: "Admin/OrderApproval",
  component: OrderPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...at("4821930002-1") },
  globals: { viewport: { value: "w1440" } },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <Routes>
        {["", "/uz", "/en"].map((language) => (
          <Route key={language} path={`${language}/admin/orders/:id`} element={<OrderPage />} />
        ))}
      </Routes>
      <ConfirmHost />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetAdministeredParcels();
  },
});

type Canvas = ReturnType<typeof within>;

const fits = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
const button = (canvas: Canvas, name: string) => canvas.findByRole("button", { name });
const openDialog = async () => within(await screen.findByRole("dialog"));
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** A large refund is requested from a second administrator: nothing is cancelled or refunded before, and it can be withdrawn. */
export const NeedsApproval = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    resetAdministeredParcels();
    resetApprovals({ over: 1_000 });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(canvas, "Отменить посылку"));
    const dialog = await openDialog();
    await expect(dialog.getByText(/решит второй администратор/)).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /^Причина/ }), "Товар запрещён");
    await userEvent.click(dialog.getByRole("button", { name: "Запросить одобрение" }));
    await noDialog();
    await expect(await canvas.findByText("Ждёт одобрения второго администратора.")).toBeVisible();
    await expect(canvas.getByText(/Пока ничего не выполнено/)).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Оплата" })).not.toHaveTextContent(/возвращ/i);
    await expect(canvas.queryByRole("button", { name: "Отменить посылку" })).toBeNull();
    await expect(sentSteps()).toEqual([]);
    await fits();
    await userEvent.click(canvas.getByRole("button", { name: "Отозвать запрос" }));
    await userEvent.click((await openDialog()).getByRole("button", { name: "Отозвать запрос" }));
    await noDialog();
    await expect(await button(canvas, "Отменить посылку")).toBeVisible();
  },
});

/** As the requester leaves it. */
export const WaitsForApproval = meta.story({
  globals: { viewport: { value: "w360" } },
  beforeEach(context) {
    inShop.beforeEach(context);
    resetAdministeredParcels();
    const { id, number, orderId } = administeredParcels[1]!;
    resetApprovals({ stored: [{ ...approvals[0]!, objectId: id, number, orderId, own: true }], over: 1_000 });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ждёт одобрения второго администратора.")).toBeVisible();
    await fits();
  },
});
