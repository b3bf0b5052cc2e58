import type { ReviewedApplication } from "@bezak/contract/applications.ts";
import type { AdministeredContactMessage } from "@bezak/contract/contacts.ts";
import type { ChangedProduct } from "@bezak/contract/moderation.ts";
import type { ModerationKind } from "@bezak/contract/moderation-rules.ts";
import type { AdministeredReview } from "@bezak/contract/review-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readReviewedApplications } from "../application/read-applications.ts";
import { readContactMessages } from "../contact-message/administered-messages.ts";
import { readAdministeredReviews, type SeenReviews } from "../review/administered-reviews.ts";
import { readChangedProducts } from "./changed-products.ts";

export interface Subjects {
  reviews: Map<string, AdministeredReview>;
  applications: Map<string, ReviewedApplication>;
  messages: Map<string, AdministeredContactMessage>;
  products: Map<string, ChangedProduct>;
}

const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

/** What the items are about, as the calls of each kind answer it. */
export async function readSubjects(
  container: MedusaContainer,
  items: readonly { kind: ModerationKind; id: string }[],
  seen: SeenReviews,
): Promise<Subjects> {
  const ids = (...kinds: ModerationKind[]) =>
    items.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const [reviews, applications, messages, products] = await Promise.all([
    readAdministeredReviews(container, ids("review", "report"), seen),
    readReviewedApplications(container, ids("application")),
    readContactMessages(container, ids("message")),
    readChangedProducts(container, ids("product")),
  ]);
  return {
    reviews: byId(reviews),
    applications: byId(applications),
    messages: new Map(
      messages.map((message) => [
        message.id,
        { ...message, createdAt: new Date(message.createdAt).toISOString() },
      ]),
    ),
    products,
  };
}
