import type { OwnShop } from "@bezak/contract/shops.ts";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { ShopChecklist } from "./checklist.tsx";

const names = ["profile", "logo", "payout", "product", "published", "first_sale"] as const;
const steps = (done: number): OwnShop["checklist"] =>
  names.map((step, index) => ({ step, done: index < done }));

const meta = preview.meta({
  title: "Shops/ShopChecklist",
  component: ShopChecklist,
  ...inShop,
  parameters: scene({ path: "/seller" }),
  args: { steps: steps(2) },
});

export const Begun = meta.story({
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.getByText(t("shopChecklist.progress", { done: 2, all: 6 }))).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: new RegExp(t("shopChecklist.steps.payout")) }),
    ).toHaveAttribute("href", expect.stringContaining("/seller/settings"));
  },
});

export const New = meta.story({ args: { steps: steps(0) } });

export const OneLeft = meta.story({ args: { steps: steps(5) } });

/** After the first sale the list is hidden. */
export const Sold = meta.story({
  args: { steps: steps(6) },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.queryByText(getShop({ loaded }).texts("shopChecklist.title"))).toBeNull();
  },
});

export const UzbekOnAPhone = meta.story({ globals: { language: "uz", viewport: { value: "w320" } } });

export const EnglishDark = meta.story({ globals: { language: "en", theme: "dark" } });
