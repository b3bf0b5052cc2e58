import type { AdministeredReview, AdministeredReviewQuery } from "@bezak/contract/review-admin.ts";
import type { pageFields } from "@bezak/contract/envelope.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { reviewVersion } from "../../modules/review/moderation-repository.ts";
import type { ReviewRow } from "../../modules/review/review-row.ts";
import { readRows } from "../../read-rows.ts";
import { countMost } from "../../shared/count-most.ts";
import { isoTime } from "../../shared/iso-time.ts";
import { byCreation, followCursor, orderBy, type Placed } from "../../shared/row-order.ts";
import { readProductNames } from "../dashboard/read-product-names.ts";
import { noSuchReview } from "./review-step.ts";
import { viewReview } from "./review-view.ts";

type Joined = Pick<AdministeredReview, "shop" | "reports" | "version"> & {
  account: AdministeredReview["author"]["account"];
};

/** Reports of one review in a list. */
const REPORTS = 20;

const reportsOfReview = `from review_report report where report.review_id = review.id and report.deleted_at is null`;
const openReport = `exists (select ${reportsOfReview} and report.settled_at is null)`;

const columns = `review.*, ${reviewVersion} as version,
  case when shop.id is null then null
    else json_build_object('id', shop.id, 'name', shop.name, 'slug', shop.slug) end as shop,
  case when account.id is null then null
    else json_build_object('id', account.id, 'email', coalesce(account.email, ''),
      'name', concat_ws(' ', account.first_name, account.last_name)) end as account,
  json_build_object(
    'count', (select count(*) ${reportsOfReview}),
    'open', (select count(*) ${reportsOfReview} and report.settled_at is null),
    'latest', (select coalesce(json_agg(latest), '[]'::json) from (
      select report.reason, report.text, report.settled_at is null as open,
        ${isoTime("report.created_at")} as "createdAt"
      ${reportsOfReview} order by open desc, report.created_at desc, report.id limit ${REPORTS}) latest)) as reports`;

const from = `from product_review review
  left join seller shop on shop.id = review.seller_id
  left join customer account on account.id = review.customer_id and account.deleted_at is null
  where review.deleted_at is null`;

const contains = (text: string) => `strpos(lower(${text}), ?) > 0`;

/** Finds reviews by the account of their author. */
const BY_ACCOUNT = contains("concat_ws(' ', account.first_name, account.last_name, account.email)");

/** Other conditions of a search, each with the sought text as its value. */
const searched = [
  contains("concat_ws(' ', review.text, review.title, review.author_name)"),
  contains("shop.name"),
  `exists (select from product where product.id = review.product_id and ${contains("product.title")})`,
  `exists (select from translation where translation.reference_id = review.product_id
     and translation.deleted_at is null and ${contains("translation.translations->>'title'")})`,
];

/** What the reader may see. */
export interface SeenReviews {
  /** the reader's rank sees no accounts of authors, and finds nothing by them */
  hidesAuthors?: boolean;
}

type ReviewChoice = Omit<AdministeredReviewQuery, keyof typeof pageFields> & SeenReviews;

function getCondition({ q, status, reported, hidesAuthors = false }: ReviewChoice): {
  where: string;
  values: unknown[];
} {
  const sought = q?.toLowerCase();
  const conditions: [sql: string, values: unknown[]][] = [];
  if (status) conditions.push(["review.status = ?", [status]]);
  if (reported !== undefined) conditions.push([reported ? openReport : `not ${openReport}`, []]);
  const steps = hidesAuthors ? searched : [...searched, BY_ACCOUNT];
  if (sought) conditions.push([`(${steps.join(" or ")})`, steps.map(() => sought)]);
  return {
    where: conditions.map(([sql]) => ` and ${sql}`).join(""),
    values: conditions.flatMap(([, values]) => values),
  };
}

async function viewRows(
  container: MedusaContainer,
  rows: readonly (ReviewRow & Joined)[],
  { hidesAuthors = false }: SeenReviews,
): Promise<AdministeredReview[]> {
  const { products } = await readProductNames(
    container,
    rows.map(({ product_id: productId }) => ({ productId })),
  );
  return rows.map((row) => {
    const named = products.get(row.product_id);
    return {
      ...viewReview(row),
      author: { name: row.author_name, account: hidesAuthors ? null : row.account },
      product: named ? { id: named.productId, slug: named.slug, name: named.name, image: named.image } : null,
      shop: row.shop,
      rejectionReason: row.rejection_reason,
      reports: row.reports,
      version: row.version,
    };
  });
}

const getSort = ({ status, sort = status === "pending" ? "oldest" : "newest" }: ReviewChoice) => sort;

/** The ids of the reviews that a list finds, in its order, at most `limit`. */
export async function findReviewIds(
  container: MedusaContainer,
  choice: ReviewChoice,
  limit: number,
): Promise<string[]> {
  const { where, values } = getCondition(choice);
  const found = await readRows<{ id: string }>(
    container,
    `select review.id ${from}${where} ${orderBy(byCreation("review", getSort(choice)))} limit ?`,
    [...values, limit],
  );
  return found.map(({ id }) => id);
}

/** A page of reviews of all shops: pending ones the oldest first, others the newest first; `count` up to `MOST`. */
export async function listAdministeredReviews(
  container: MedusaContainer,
  query: AdministeredReviewQuery & SeenReviews,
): Promise<{ reviews: AdministeredReview[]; count: number; next: string | null }> {
  const { page, limit, cursor } = query;
  const { where, values } = getCondition(query);
  const sort = getSort(query);
  const part = followCursor(byCreation("review", sort), sort, cursor);
  const [rows, [counted]] = await Promise.all([
    readRows<ReviewRow & Joined & Placed>(
      container,
      `select ${columns}, ${part.column} ${from}${where} and ${part.follows} ${part.by} limit ? offset ?`,
      [...values, ...part.values, limit, (page - 1) * limit],
    ),
    readRows<{ count: number }>(container, countMost(`${from}${where}`), values),
  ]);
  const reviews = await viewRows(container, rows, query);
  return { reviews, count: counted?.count ?? 0, next: part.next(rows, limit) };
}

/** The reviews of these ids, in any sequence. */
export async function readAdministeredReviews(
  container: MedusaContainer,
  ids: readonly string[],
  seen: SeenReviews = {},
): Promise<AdministeredReview[]> {
  if (ids.length === 0) return [];
  const rows = await readRows<ReviewRow & Joined>(
    container,
    `select ${columns} ${from} and review.id = any(?::text[])`,
    [ids],
  );
  return viewRows(container, rows, seen);
}

/** @throws ShopError 404 review_not_found */
export async function readAdministeredReview(
  container: MedusaContainer,
  id: string,
  seen?: SeenReviews,
): Promise<AdministeredReview> {
  const [review] = await readAdministeredReviews(container, [id], seen);
  if (!review) throw noSuchReview();
  return review;
}
