import type { reviewsRoutes } from "@bezak/contract/reviews.ts";
import { delay, http } from "msw";
import { expect, fn, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene, getShop } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { buyer } from "../../mocks/people-handlers.ts";
import { toSummary } from "../../mocks/review-fixtures.ts";
import ReviewsSection from "./reviews-section.tsx";

type List = (typeof reviewsRoutes)["productReviews"];

const list = `${base}/products/:id/reviews`;

const none = http.get(list, () =>
  answer<List>({
    success: true,
    data: [],
    summary: toSummary([]),
    pagination: { page: 1, limit: 10, total: 0, pages: 0 },
  }),
);

const meta = preview.meta({
  title: "Reviews/ReviewsSection",
  component: ReviewsSection,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ person: buyer }) },
  args: {
    productId: "prod_0",
    productName: "Кольцо «Лола»",
    personId: buyer.id,
    onSignIn: fn(),
    onChanged: fn(),
  },
  decorators: [
    ...inShop.decorators,
    (Story) => (
      <main style={{ padding: "1rem var(--shop-side)" }}>
        <h1 style={{ fontSize: "1rem" }}>Bezak</h1>
        <Story />
      </main>
    ),
  ],
  beforeEach(context) {
    sessionStorage.clear();
    inShop.beforeEach(context);
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("article")).toHaveLength(10);
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { language: "uz", theme: "dark", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("article");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** Submitting an empty form shows what is missing. */
export const Form = meta.story({
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, loaded, userEvent }) => {
    const { texts: t } = getShop({ loaded });
    await userEvent.click(await canvas.findByRole("button", { name: t("reviews.write") }));
    const dialog = within(await within(document.body).findByRole("dialog", { name: t("reviews.formTitle") }));
    // during the animation the sheet ignores the pointer, so keys are used
    dialog.getByRole("button", { name: t("reviews.send") }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await dialog.findByText(t("reviews.ratingMissing"))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Report = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const { texts: t } = getShop({ loaded });
    const [first] = await canvas.findAllByRole("button", { name: t("reviews.report") });
    await userEvent.click(first!);
    await expect(
      await within(document.body).findByRole("dialog", { name: t("reviews.reportTitle") }),
    ).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(none),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByText(t("reviews.empty"))).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(list, () => delay("infinite"))),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByRole("group", { name: t("common.loading") })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get(list, () => failure("invalid_query", "Ошибка"))),
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(await canvas.findByRole("button", { name: t("common.retry") })).toBeVisible();
  },
});
