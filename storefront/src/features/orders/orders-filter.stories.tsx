import type { OrderStatus } from "@bezak/contract/order-status.ts";
import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, getShop } from "../../harness/shop-story.tsx";
import { OrdersFilter } from "./orders-filter.tsx";

const meta = preview.meta({
  title: "Orders/OrdersFilter",
  component: OrdersFilter,
  ...inShop,
  args: { status: "shipped" as OrderStatus | undefined, q: "" },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const { texts: t, place } = getShop({ loaded });
    await userEvent.type(canvas.getByRole("searchbox", { name: t("orders.search") }), "кольцо{Enter}");
    await waitFor(() => expect(new URLSearchParams(place.now?.search).get("q")).toBe("кольцо"));
    await waitFor(() => expect(new URLSearchParams(place.now?.search).get("status")).toBe("shipped"));
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  args: { status: undefined, q: "uzuk" },
  globals: { language: "uz", theme: "dark", viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
