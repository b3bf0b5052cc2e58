import { orderStatuses } from "@bezak/contract/order-status.ts";
import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, getShop } from "../../harness/shop-story.tsx";
import { order } from "../../mocks/order-fixtures.ts";
import { OrderSummaryCard } from "./order-summary-card.tsx";
import { OrdersSkeleton } from "./orders-skeleton.tsx";
import { orderStatusText } from "./order-messages.ts";

const meta = preview.meta({
  title: "Orders/OrderSummaryCard",
  component: OrderSummaryCard,
  ...inShop,
  args: { order: order({ products: 2 }) },
  decorators: [
    ...inShop.decorators,
    (Story) => (
      <div style={{ maxWidth: "44rem" }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, loaded, args }) => {
    const { texts: t, place } = getShop({ loaded });
    const { number } = args.order;
    await expect(canvas.getByText(orderStatusText("pending", t))).toBeVisible();
    const pieces = args.order.items.reduce((sum, { quantity }) => sum + quantity, 0);
    await expect(canvas.getByText(t("orders.items", { count: pieces }))).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: t("orders.order", { number }) }));
    await waitFor(() => expect(place.now?.pathname).toBe(`/order/${number}`));
  },
});

export const Dark = meta.story({ globals: { theme: "dark" } });

export const Uzbek = meta.story({ globals: { language: "uz" } });

export const English = meta.story({ globals: { language: "en" } });

const everyStatus = () => (
  <div style={{ display: "grid", gap: "1rem" }}>
    {orderStatuses.map((status, index) => (
      <OrderSummaryCard
        key={status}
        order={order({ number: String(1_000_000_001 + index), parcels: [status] })}
      />
    ))}
  </div>
);

export const EveryStatus = meta.story({
  render: everyStatus,
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    for (const status of orderStatuses)
      await expect(canvas.getByText(orderStatusText(status, t))).toBeVisible();
  },
});

export const EveryStatusInUzbekDark = meta.story({
  render: everyStatus,
  globals: { language: "uz", theme: "dark" },
});

/** More products than pictures fit, from sellers with long names; cancelled lines are not shown. */
export const ManyProductsOfSeveralSellers = meta.story({
  args: { order: order({ parcels: ["delivered", "shipped", "cancelled"], products: 4 }) },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.getByText(orderStatusText("shipped", t))).toBeVisible();
    await expect(canvas.getByText("+5")).toBeVisible();
    await expect(canvas.getByText(t("orders.moreItems", { count: 5 }))).toBeInTheDocument();
  },
});

export const UnknownStatus = meta.story({
  args: { order: { ...order(), status: "returned" as "pending" } },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.getByText(t("orders.statuses.unknown"))).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  args: { order: order({ parcels: ["pending", "confirmed"], products: 3 }) },
  globals: { language: "uz", viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const OnAPhoneDark = meta.story({
  args: OnAPhone.input.args,
  tags: ["twin"],
  globals: { theme: "dark", viewport: { value: "w320" } },
});

/** As high as the loaded cards, except for rounding of a line's height. */
export const Loading = meta.story({
  render: (args) => (
    <div style={{ display: "grid", gap: "1rem" }}>
      <OrdersSkeleton count={1} />
      <OrderSummaryCard {...args} />
    </div>
  ),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    const ghost = canvas.getByRole("group", { name: t("common.loading") }).firstElementChild!;
    const card = canvas.getByRole("article");
    await expect(
      Math.abs(ghost.getBoundingClientRect().height - card.getBoundingClientRect().height),
    ).toBeLessThanOrEqual(2);
  },
});
