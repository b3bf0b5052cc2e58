import type { ModerationKind } from "@bezak/contract/moderation-rules.ts";
import { reviewVersion } from "../../modules/review/moderation-repository.ts";
import { toMicroseconds, versionOf } from "../../shared/row-version.ts";
import { HIDDEN } from "../product/product-status.ts";
import { changedVersion } from "../product/shown-parts.ts";
import { SEARCHED } from "../users/people.ts";

/** SQL, and its values for words in lower case. */
type Condition = [sql: string, values: (words: string) => string[]];

/** Where items of a kind are stored. Each has an index of what waits, by `since`. */
interface ItemSource {
  /** each item once: of a shop's owners the first is its person */
  from: string;
  waits: string;
  /** a column of the table of `since`, without which the index does not find where a page begins */
  id: string;
  since: string;
  /**
   * Conditions of a search; one is enough. Names of other tables are found there first: joining them to all that waits takes
   * several times as long.
   */
  sought: readonly Condition[];
  version: string;
  title: string;
  text: string;
  person: string;
  language: string;
}

const nameOf = (customer: string) =>
  `nullif(concat_ws(' ', ${customer}.first_name, ${customer}.last_name), '')`;

const contains = (text: string): Condition => [`strpos(lower(${text}), ?) > 0`, (words) => [words]];

const isIn = (column: string, rows: string, [sql, values]: Condition): Condition => [
  `${column} in (${rows} ${sql})`,
  values,
];

const shopIs = (column: string) => isIn(column, "select id from seller where", contains("name"));

/** An index finds accounts; names are a part of what it covers. */
const nameContains: Condition = [
  `${SEARCHED} like ? and ${contains("concat_ws(' ', first_name, last_name)")[0]}`,
  (words) => [`%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`, words],
];

const accountIs = (column: string) =>
  isIn(column, "select id from customer where deleted_at is null and", nameContains);

const aboutReview = {
  sought: [
    contains("concat_ws('. ', review.title, review.text)"),
    contains("review.author_name"),
    isIn("review.product_id", "select id from product where", contains("title")),
    accountIs("review.customer_id"),
    shopIs("review.seller_id"),
  ],
  version: reviewVersion,
  title: "coalesce(product.title, '')",
  text: "concat_ws('. ', review.title, review.text)",
  person: `coalesce(${nameOf("account")}, review.author_name)`,
  language: "account.metadata->>'language'",
};

const reviewJoins = `left join product on product.id = review.product_id
  left join seller shop on shop.id = review.seller_id and shop.deleted_at is null
  left join customer account on account.id = review.customer_id and account.deleted_at is null`;

const sources: Record<ModerationKind, ItemSource> = {
  review: {
    ...aboutReview,
    from: `product_review review ${reviewJoins}`,
    id: "review.id",
    waits: "review.status = 'pending' and review.deleted_at is null",
    since: "review.created_at",
  },
  report: {
    ...aboutReview,
    from: `review_report report join product_review review on review.id = report.review_id ${reviewJoins}`,
    // the first open report of each review
    waits: `report.settled_at is null and report.deleted_at is null and review.status = 'published'
      and review.deleted_at is null and not exists (select from review_report earlier
        where earlier.review_id = report.review_id and earlier.settled_at is null and earlier.deleted_at is null
          and (earlier.created_at, earlier.id) < (report.created_at, report.id))`,
    id: "report.review_id",
    since: "report.created_at",
  },
  application: {
    from: `seller_application application join customer account on account.id = application.customer_id
      left join seller shop on shop.id = application.seller_id`,
    waits: "application.status = 'pending' and application.deleted_at is null",
    id: "application.id",
    since: "application.created_at",
    sought: [
      contains(
        "concat_ws(' ', application.company_name, application.description, application.contact_person)",
      ),
      accountIs("application.customer_id"),
      shopIs("application.seller_id"),
    ],
    version: versionOf("application"),
    title: "application.company_name",
    text: "application.description",
    person: `coalesce(${nameOf("account")}, application.contact_person)`,
    language: "account.metadata->>'language'",
  },
  message: {
    from: "contact_message message left join seller shop on false",
    waits: "message.status = 'new' and message.deleted_at is null",
    id: "message.id",
    since: "message.created_at",
    sought: [contains("concat_ws(' ', message.number, message.message, message.name)")],
    version: versionOf("message"),
    title: "message.number",
    text: "message.message",
    person: "message.name",
    language: "message.language",
  },
  product: {
    from: `changed_product changed join product on product.id = changed.product_id and product.deleted_at is null
      join seller_seller_product_product owned on owned.product_id = product.id and owned.deleted_at is null
      join seller shop on shop.id = owned.seller_id
      left join lateral (select customer_id from seller_member member
        where member.seller_id = shop.id and member.role = 'owner' and member.deleted_at is null
        order by member.created_at, member.id limit 1) owner on true
      left join customer account on account.id = owner.customer_id and account.deleted_at is null`,
    // a hidden one that its shop has corrected waits for being shown again
    waits: `changed.deleted_at is null and product.status in ('published', '${HIDDEN}')`,
    id: "changed.product_id",
    since: "changed.created_at",
    sought: [
      contains("concat_ws(' ', product.title, product.description)"),
      shopIs("owned.seller_id"),
      isIn(
        "owned.seller_id",
        "select seller_id from seller_member member where member.role = 'owner' and member.deleted_at is null and",
        accountIs("member.customer_id"),
      ),
    ],
    version: changedVersion,
    title: "product.title",
    text: "coalesce(product.description, '')",
    person: `coalesce(${nameOf("account")}, shop.name)`,
    language: "account.metadata->>'language'",
  },
};

/** Characters of an item's text in a list. */
const BEGINNING = 200;

/** The condition of a search in lower case, and its values. */
function search({ sought }: ItemSource, words: string | null): [condition: string, values: string[]] {
  if (words === null) return ["", []];
  const sql = sought.map(([condition]) => condition).join(" or ");
  return [`and (${sql})`, sought.flatMap(([, values]) => values(words))];
}

export interface PageOfItems {
  /** in lower case; null without a search */
  words: string | null;
  /** `since` in microseconds */
  after: { since: string; id: string };
  limit: number;
}

/** Items of a kind that wait, and have these words, after a cursor. */
export function selectItems(
  kind: ModerationKind,
  { words, after, limit }: PageOfItems,
): [sql: string, values: unknown[]] {
  const source = sources[kind];
  const [isSought, values] = search(source, words);
  const sql = `(select '${kind}' as kind, ${source.id} as id, ${toMicroseconds(source.since)} as since, ${source.since} as time,
      (${source.version})::text as version, ${source.title} as title, left(${source.text}, ${BEGINNING}) as text,
      ${source.person} as person, ${source.language} as language, shop.id as shop_id, shop.name as shop_name
    from ${source.from}
    where ${source.waits} ${isSought}
      and (${source.since}, ${source.id}) > (timestamptz 'epoch' + ?::bigint * interval '1 microsecond', ?)
    order by ${source.since}, ${source.id} limit ?)`;
  return [sql, [...values, after.since, after.id, limit]];
}

/** The item of this id if it waits: `?`. */
export function selectItem(kind: ModerationKind): string {
  const source = sources[kind];
  return `select '${kind}' as kind, ${source.id} as id, ${toMicroseconds(source.since)} as since, ${source.since} as time,
      (${source.version})::text as version, ${source.title} as title, left(${source.text}, ${BEGINNING}) as text,
      ${source.person} as person, ${source.language} as language, shop.id as shop_id, shop.name as shop_name
    from ${source.from} where ${source.waits} and ${source.id} = ? limit 1`;
}

/** All items of a kind that wait, as SQL after `from`, and since when one does. */
export function selectWaiting(kind: ModerationKind): { rows: string; since: string } {
  const { from, waits, since } = sources[kind];
  return { rows: `${from} where ${waits}`, since };
}

/** How many of a kind wait and have these words, up to a number. */
export function countItems(
  kind: ModerationKind,
  { words, most }: { words: string | null; most: number },
): [sql: string, values: unknown[]] {
  const source = sources[kind];
  const [isSought, values] = search(source, words);
  const sql = `(select count(*)::int from (
    select from ${source.from} where ${source.waits} ${isSought} limit ?) counted) as "${kind}"`;
  return [sql, [...values, most]];
}
