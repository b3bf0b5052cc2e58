import type { User } from "@bezak/contract/auth.ts";
import { expect, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { resetApprovals } from "../../mocks/approval-handlers.ts";
import { resetPayouts } from "../../mocks/payout-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { ConfirmHost } from "../confirm-host.tsx";
import PayoutsPage from "./payouts-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };

const meta = preview.meta({
  title: "Admin/PayoutApproval",
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

/** A payout above the sum of the settings goes to the bank only after a second administrator has approved it. */
export const NeedsApproval = meta.story({
  beforeEach(context) {
    inShop.beforeEach(context);
    resetPayouts();
    resetApprovals({ over: 1_000 });
  },
  play: async ({ canvas, userEvent }) => {
    const [request] = await canvas.findAllByRole("button", { name: /^Запросить одобрение: / });
    await expect(canvas.getAllByText("нужно одобрение").length).toBeGreaterThan(0);
    await userEvent.click(request!);
    const question = within(await page().findByRole("dialog"));
    await userEvent.type(question.getByRole("textbox", { name: /^Причина/ }), "Проверено по выписке");
    await userEvent.click(question.getByRole("button", { name: "Запросить одобрение" }));
    await expect(await canvas.findByText("ждёт одобрения")).toBeVisible();
  },
});
