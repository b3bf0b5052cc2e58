import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewNotification } from "../../inbox/inbox-event.ts";
import { hashText } from "../../catalog/hash-text.ts";
import { REVIEW_MODULE } from "../../modules/review/index.ts";
import type { ReviewModuleService } from "../../modules/review/service.ts";

/** Reviews that were written, moderated or answered since then. */
export async function reviewsSince(container: MedusaContainer, since: Date): Promise<string[]> {
  const reviews = container.resolve<ReviewModuleService>(REVIEW_MODULE);
  const rows = await reviews.listProductReviews(
    { updated_at: { $gte: since } },
    { select: ["id"], take: null },
  );
  return rows.map(({ id }) => id);
}

/**
 * Moderation results and shop replies for these reviews. A result is identified by the moderated text and photos: an edited
 * review is notified again, a repeated result is not.
 */
export async function readReviewNotifications(
  container: MedusaContainer,
  ids: string[],
): Promise<NewNotification[]> {
  if (ids.length === 0) return [];
  const reviews = container.resolve<ReviewModuleService>(REVIEW_MODULE);
  const rows = await reviews.listProductReviews({ id: ids }, { take: null });
  return rows.flatMap((row): NewNotification[] => {
    const { id, customer_id: customerId, product_id: productId, status, seller_replied_at: repliedAt } = row;
    if (!customerId) return [];
    const review = { reviewId: id, productId };
    const words = JSON.stringify([row.rating, row.title, row.text, row.images]);
    const moderationKey = `review:${id}:${status}:${hashText(words)}`;
    const at = new Date(row.updated_at);
    const notifications: NewNotification[] = [];
    if (status === "published") {
      notifications.push({ customerId, key: moderationKey, at, event: "review_published", data: review });
    }
    if (status === "rejected") {
      const data = { ...review, reason: row.rejection_reason };
      notifications.push({ customerId, key: moderationKey, at, event: "review_rejected", data });
    }
    if (repliedAt && status === "published") {
      const when = new Date(repliedAt);
      const key = `review:${id}:replied:${when.getTime()}`;
      notifications.push({ customerId, key, at: when, event: "review_replied", data: review });
    }
    return notifications;
  });
}
