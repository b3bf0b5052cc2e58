import type { ModerationItem } from "@bezak/contract/moderation.ts";
import { QueuedApplication } from "../../features/applications/queued-application.tsx";
import { QueuedMessage } from "../../features/contacts/admin/queued-message.tsx";
import { QueuedProduct } from "../../features/product-admin/queued-product.tsx";
import { QueuedReview } from "../../features/reviews/admin/queued-review.tsx";

/** What an item of the queue is about, by its kind. */
export function QueueBody({ item }: { item: ModerationItem }) {
  const { id, review, application, message, product } = item;
  if (review) return <QueuedReview review={review} />;
  if (application) return <QueuedApplication application={application} />;
  if (message) return <QueuedMessage message={message} />;
  if (product) return <QueuedProduct id={id} product={product} shop={item.shop} />;
  // of a kind that this version of the panel does not know
  return (
    <div>
      <h3>{item.title}</h3>
      <p>{item.text}</p>
    </div>
  );
}
