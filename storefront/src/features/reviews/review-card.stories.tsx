import type { OwnReview } from "@bezak/contract/reviews.ts";
import { expect, fn, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, getShop } from "../../harness/shop-story.tsx";
import { review } from "../../mocks/review-fixtures.ts";
import { OwnReviewCard } from "./own-review.tsx";
import { ReviewActions } from "./review-actions.tsx";
import { ReviewCard } from "./review-card.tsx";

const meta = preview.meta({
  title: "Reviews/ReviewCard",
  component: ReviewCard,
  ...inShop,
  args: { review: review(0) },
  decorators: [
    ...inShop.decorators,
    (Story) => (
      <div style={{ maxWidth: "48rem" }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, loaded, userEvent }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.getByText(t("reviews.verified"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t("reviews.photo", { number: 2, count: 3 }) }));
    const photos = await within(document.body).findByRole("dialog", { name: t("reviews.photos") });
    await expect(photos).toBeVisible();
  },
});

/** With a reply of the seller and buttons for voting and reporting. */
export const WithReplyAndActions = meta.story({
  args: {
    review: review(3),
    actions: <ReviewActions review={review(3)} voted reported={false} onVote={fn()} onReport={fn()} />,
  },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.getByText(t("reviews.reply"))).toBeVisible();
    await expect(canvas.getAllByRole("button", { pressed: true })).toHaveLength(1);
  },
});

export const WithReplyInUzbekDark = meta.story({
  args: WithReplyAndActions.input.args,
  globals: { language: "uz", theme: "dark" },
});

/** The author's account is deleted. */
export const Anonymous = meta.story({
  args: { review: review(1, { author: { name: "" } }) },
  globals: { language: "en" },
  play: async ({ canvas, loaded }) => {
    const { texts: t } = getShop({ loaded });
    await expect(canvas.getByText(t("reviews.anonymous"))).toBeVisible();
  },
});

function own(status: OwnReview["status"], index: number) {
  const rejectionReason = status === "rejected" ? "реклама" : null;
  return (
    <OwnReviewCard
      review={{ ...review(index, { status, images: [] }), rejectionReason }}
      onEdit={fn()}
      onDelete={fn()}
    />
  );
}

/** As its author sees it, with status and reason. */
export const OwnPending = meta.story({ render: () => own("pending", 0) });

export const OwnPublished = meta.story({ render: () => own("published", 1) });

export const OwnRejected = meta.story({ render: () => own("rejected", 2) });

/** Long words without spaces on the smallest phone. */
export const OnAPhone = meta.story({
  args: {
    review: review(3, { author: { name: "Оченьдлинноеимябезпробелов Щ." }, text: "ы".repeat(300) }),
    actions: (
      <ReviewActions
        review={{ id: "1", helpful: 1234 }}
        voted={false}
        reported
        onVote={fn()}
        onReport={fn()}
      />
    ),
  },
  globals: { language: "uz", viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
