import type { User } from "@bezak/contract/auth.ts";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { getShop, inShop, scene } from "../../harness/shop-story.tsx";
import { resetPayouts } from "../../mocks/payout-handlers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import PayoutsPage from "./payouts-page.tsx";

const admin: User = { ...buyer, id: "user_1", email: "admin@bezak.uz", role: "admin" };

/** The order of payouts. */
const meta = preview.meta({
  title: "Admin/PayoutOrder",
  component: PayoutsPage,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/admin/payouts", person: admin }) },
  render: () => (
    <main style={{ padding: "1rem var(--shop-side)" }}>
      <PayoutsPage />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    resetPayouts();
  },
});

/** By time and by sum, in the headers too. */
export const Sorted = meta.story({
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas, userEvent, loaded }) => {
    const list = async () => within(await canvas.findByRole("table", { name: "Выплаты" }));
    const amounts = async () =>
      (await list())
        .getAllByRole("row")
        .slice(1)
        .map((one) =>
          Number(
            within(one)
              .getByText(/^[\d\s]+сум$/)
              .textContent.replace(/\D/g, ""),
          ),
        );
    await userEvent.selectOptions(
      await canvas.findByRole("combobox", { name: "Порядок" }),
      "Сначала большие суммы",
    );
    await waitFor(() => expect(getShop({ loaded }).place.now?.search).toBe("?sort=amount_desc"));
    await waitFor(async () => {
      const shown = await amounts();
      await expect(shown).toEqual(shown.toSorted((one, other) => other - one));
    });
    await userEvent.click((await list()).getByRole("button", { name: /^Создана/ }));
    await waitFor(() => expect(getShop({ loaded }).place.now?.search).toMatch(/^(\?sort=oldest)?$/));
    await waitFor(async () => {
      const shown = await amounts();
      await expect(shown).not.toEqual(shown.toSorted((one, other) => other - one));
    });
  },
});
