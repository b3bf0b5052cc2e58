import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewNotification } from "../../inbox/inbox-event.ts";
import { hashText } from "../../catalog/hash-text.ts";
import { REVIEW_MODULE } from "../../modules/review/index.ts";
import type { ReviewModuleService } from "../../modules/review/service.ts";
import { readHeld, notifiedSince } from "../moderation/held-decisions.ts";

/** Reviews that were written, moderated or answered since then, or whose moderation cannot be undone any more since. */
export async function reviewsSince(container: MedusaContainer, since: Date): Promise<string[]> {
  const reviews = container.resolve<ReviewModuleService>(REVIEW_MODULE);
  const rows = await reviews.listProductReviews(
    { updated_at: { $gte: since } },
    { select: ["id"], take: null },
  );
  const late = await notifiedSince(container, ["review", "report"], since);
  return [...new Set([...rows.map(({ id }) => id), ...late])];
}

/**
 * Moderation results and shop replies for these reviews. A result is identified by the moderated text and photos: an edited
 * review is notified again, a repeated result is not. A decision that can still be undone is not told.
 */
export async function readReviewNotifications(
  container: MedusaContainer,
  ids: string[],
): Promise<NewNotification[]> {
  if (ids.length === 0) return [];
  const reviews = container.resolve<ReviewModuleService>(REVIEW_MODULE);
  const rows = await reviews.listProductReviews({ id: ids }, { take: null });
  // read after the rows: a decision that they show is held until it can no longer be undone
  const held = await readHeld(container, ids);
  return rows.flatMap((row): NewNotification[] => {
    const { id, customer_id: customerId, product_id: productId, status, seller_replied_at: repliedAt } = row;
    if (!customerId) return [];
    const review = { reviewId: id, productId };
    const words = JSON.stringify([row.rating, row.title, row.text, row.images]);
    const moderationKey = `review:${id}:${status}:${hashText(words)}`;
    const at = new Date(row.updated_at);
    const notifications: NewNotification[] = [];
    const isFinal = !held.has(id);
    if (status === "published" && isFinal) {
      notifications.push({ customerId, key: moderationKey, at, event: "review_published", data: review });
    }
    if (status === "rejected" && isFinal) {
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
