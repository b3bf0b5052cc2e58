import { randomUUID } from "node:crypto";
import type {
  ModerationDecision,
  ModerationItem,
  NewModerationDecision,
} from "@bezak/contract/moderation.ts";
import type { OpenedItem } from "@bezak/contract/opened-items.ts";
import type { AdministeredReview } from "@bezak/contract/review-admin.ts";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { newClient } from "../../harness/new-client.ts";
import { createBuyer, type Buyer } from "../../harness/shop.ts";
import { openReviews, reviewBody } from "../reviews/open-reviews.ts";
import { shopCalls } from "../shops/shop-calls.ts";

export interface QueuePage {
  items: ModerationItem[];
  next: string | null;
  counts: Record<string, number>;
}

interface Result {
  decision: ModerationDecision | null;
  item: ModerationItem | null;
}

export type Answer = Result & { code?: string; details?: { current?: Result } };

/** A queue with two administrators, and people whose reviews, applications and messages wait in it. */
export async function openQueue(people = 0) {
  const shop = await openReviews(people);
  const second = await shopCalls(shop).administrator();
  const administrators = { first: shop.admin, second };
  type Who = keyof typeof administrators;
  const ask = <T>(
    method: string,
    path: string,
    by: Who,
    body?: unknown,
    at: CommerceProcess = shop.commerce,
  ) => at.call<T>(method, `/admin/moderation${path}`, { token: administrators[by], body });
  const page = async (query: Record<string, string> = {}, by: Who = "first") => {
    const { status, body } = await ask<QueuePage>("GET", `?${new URLSearchParams(query)}`, by);
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body;
  };

  return {
    ...shop,
    administrators,
    ask,
    page,
    find: async (id: string) => (await page({ limit: "50" })).items.find((item) => item.id === id),
    async decide(
      { kind, id, version }: Pick<ModerationItem, "kind" | "id" | "version">,
      outcome: NewModerationDecision["outcome"],
      { by = "first", ...more }: { by?: Who } & Partial<NewModerationDecision> = {},
    ) {
      const body = { kind, id, version, outcome, ...more };
      return ask<Answer>("POST", "/decisions", by, body);
    },
    undo: (decisionId: string | undefined, by: Who = "first") =>
      ask<Answer>("POST", "/undo", by, { decisionId }),
    open: async (by: Who, id?: string, at?: CommerceProcess) =>
      (await ask<{ opened: OpenedItem[] }>("POST", "/open", by, id ? { id } : {}, at)).body.opened,
    /** Removes what waits, whichever spec has left it. */
    async clear(): Promise<void> {
      await shop.db.query("update product_review set status = 'rejected' where status = 'pending'");
      await shop.db.query("update review_report set settled_at = now() where settled_at is null");
      await shop.db.query("update seller_application set status = 'rejected' where status = 'pending'");
      await shop.db.query("update contact_message set status = 'closed' where status = 'new'");
    },
    /** Sends a review that waits; returns its id. */
    async review(buyer: Buyer, slug: string, more: object = {}): Promise<string> {
      const { body } = await shop.write(buyer, slug, reviewBody(4, more));
      return body.review.id;
    },
    async report(id: string, buyer: Buyer): Promise<void> {
      await shop.call("POST", `/customer/reviews/${id}/report`, buyer, { reason: "spam" });
    },
    /** Applies to sell; returns the id of the application and its person. */
    async apply(companyName: string): Promise<{ id: string; buyer: Buyer }> {
      const buyer = await createBuyer(shop.commerce);
      const { rows } = await shop.db.query<{ id: string }>(
        "select id from product_category where deleted_at is null limit 1",
      );
      const { body } = await shop.call<{ application: { id: string } }>(
        "POST",
        "/customer/seller-applications",
        buyer,
        {
          companyName,
          businessType: "llc",
          contactPerson: "Aziza Karimova",
          phone: "+998901112233",
          description: "Серебряные кольца и браслеты",
          monthlyVolume: "under_50",
          experience: "1_3_years",
          categories: rows.map(({ id }) => id),
          agreeTerms: true,
        },
      );
      return { id: body.application.id, buyer };
    },
    /** Sends a message to the marketplace; returns its id. */
    async message(text: string): Promise<string> {
      const key = randomUUID();
      const email = `${key}@example.uz`;
      await shop.commerce.call("POST", "/internal/contact-messages", {
        body: { topic: "order", name: "Dilnoza", email, language: "uz", message: text, client: newClient() },
        headers: { "idempotency-key": key },
      });
      const { rows } = await shop.db.query<{ id: string }>(
        "select id from contact_message where email = $1",
        [email],
      );
      return rows[0]?.id ?? "";
    },
    /** The version that a row has now, of a table whose version is the time of its last change. */
    async version(table: "contact_message" | "seller_application", id: string): Promise<string> {
      const { rows } = await shop.db.query<{ version: string }>(
        `select (extract(epoch from updated_at) * 1000000)::bigint::text as version from ${table} where id = $1`,
        [id],
      );
      return rows[0]?.version ?? "";
    },
    async status(table: "contact_message" | "product_review", id: string): Promise<string | undefined> {
      const { rows } = await shop.db.query<{ status: string }>(`select status from ${table} where id = $1`, [
        id,
      ]);
      return rows[0]?.status;
    },
    /** The ids of the decisions about an item, in their sequence. */
    async decisions(itemId: string): Promise<string[]> {
      const { rows } = await shop.db.query<{ id: string }>(
        "select id from moderation_decision where item_id = $1 order by decided_at",
        [itemId],
      );
      return rows.map(({ id }) => id);
    },
    /** A review as the list of reviews has it. */
    async administered(id: string): Promise<AdministeredReview | undefined> {
      const { body } = await shop.commerce.call<{ reviews: AdministeredReview[] }>(
        "GET",
        "/admin/reviews?limit=100",
        { token: shop.admin },
      );
      return body.reviews.find((review) => review.id === id);
    },
    /** Lets the time of undoing a decision, and that of holding its mail back, be over. */
    expire: (decisionId: string | undefined) =>
      shop.db.query(
        "update moderation_decision set undo_until = now() - interval '20 seconds' where id = $1",
        [decisionId],
      ),
  };
}

export type Queue = Awaited<ReturnType<typeof openQueue>>;
