import type { TimeSort } from "@bezak/contract/administered-sorts.ts";
import type { ApplicationState, ReviewedApplication } from "@bezak/contract/applications.ts";
import { applicationStatuses, type ApplicationStatus } from "@bezak/contract/application-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { countTabs, type CountedTabs } from "../../shared/count-tabs.ts";
import { byCreation, followCursor, orderBy, type Placed, type RowOrder } from "../../shared/row-order.ts";
import { readSql } from "../users/sql.ts";
import { applicationColumns, type ApplicationRow } from "./application-row.ts";
import { applicationVersion } from "./hold-application.ts";
import { noSuchApplication } from "./live-account.ts";
import { viewApplications, type ShopName } from "./view-application.ts";

export interface ApplicationSearch {
  status?: ApplicationStatus;
  q?: string;
  sort?: TimeSort;
  page: number;
  limit: number;
  cursor?: string;
}

type ReviewedRow = ApplicationRow & {
  account_name: string;
  account_email: string;
  shop: ShopName | null;
  earlier: number;
  version: string;
};

/** How far a person has come towards a shop of their own. */
export async function readApplicationState(
  container: MedusaContainer,
  customerId: string,
): Promise<ApplicationState> {
  const [applications, [shop = null]] = await Promise.all([
    readRows<ApplicationRow>(
      container,
      `select ${applicationColumns} from seller_application a where a.customer_id = ? and a.deleted_at is null
       order by a.created_at desc, a.id desc limit 1`,
      [customerId],
    ),
    readRows<ShopName>(
      container,
      `select s.id, s.name, s.slug from seller_member m join seller s on s.id = m.seller_id
       where m.customer_id = ? and m.deleted_at is null and s.deleted_at is null`,
      [customerId],
    ),
  ]);
  const [application = null] = await viewApplications(container, applications);
  return { application, shop, canApply: shop === null && application?.status !== "pending" };
}

const from = `from seller_application a join customer c on c.id = a.customer_id
  left join seller s on s.id = a.seller_id and s.deleted_at is null
  where a.deleted_at is null`;

const reviewedColumns = `${applicationColumns}, ${applicationVersion},
  trim(concat_ws(' ', c.first_name, c.last_name)) as account_name, coalesce(c.email, '') as account_email,
  case when s.id is null then null else jsonb_build_object('id', s.id, 'name', s.name, 'slug', s.slug) end as shop,
  (select count(*)::int from seller_application e
    where e.customer_id = a.customer_id and e.created_at < a.created_at and e.deleted_at is null) as earlier`;

const found = `and (?::text is null or concat_ws(' ', a.company_name, a.contact_person, a.phone, a.email, c.email,
  c.first_name, c.last_name) ilike ?)`;

/** The search text as a pattern; without the spaces and brackets of a phone number. */
function findPattern(q: string | undefined): string | null {
  if (!q) return null;
  const text = /^[\d\s()+-]{4,}$/.test(q) ? q.replace(/[\s()-]/g, "") : q;
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

async function view(container: MedusaContainer, rows: ReviewedRow[]): Promise<ReviewedApplication[]> {
  const views = await viewApplications(container, rows);
  return rows.map((row, at) => ({
    ...views[at]!,
    applicant: { id: row.customer_id, name: row.account_name, email: row.account_email },
    shop: row.shop,
    earlier: row.earlier,
    version: row.version,
  }));
}

/** The applications of these ids, in any sequence. */
export async function readReviewedApplications(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<ReviewedApplication[]> {
  if (ids.length === 0) return [];
  const rows = await readRows<ReviewedRow>(
    container,
    `select ${reviewedColumns} ${from} and a.id = any(?::text[])`,
    [ids],
  );
  return view(container, rows);
}

/** @throws ShopError 404 application_not_found */
export async function readReviewed(container: MedusaContainer, id: string): Promise<ReviewedApplication> {
  const [application] = await readReviewedApplications(container, [id]);
  if (!application) throw noSuchApplication();
  return application;
}

/** Seconds after 1970 of those that wait, as negative numbers of the decided ones: the first sort before all others. */
const byDecision: RowOrder = {
  key: `case when a.status = 'pending' then -1e12 + extract(epoch from a.created_at)
    else -extract(epoch from coalesce(a.decided_at, a.created_at)) end`,
  kind: "number",
  id: "a.id",
  direction: "asc",
};

const getOrder = (sort: TimeSort | undefined) => (sort ? byCreation("a", sort) : byDecision);

/** The ids of the applications that a list finds, in its order, at most `limit`. */
export async function findApplicationIds(
  container: MedusaContainer,
  { status, q, sort }: Omit<ApplicationSearch, "page" | "limit" | "cursor">,
  limit: number,
): Promise<string[]> {
  const pattern = findPattern(q);
  const rows = await readRows<{ id: string }>(
    container,
    `select a.id ${from} ${found} and (?::text is null or a.status = ?) ${orderBy(getOrder(sort))} limit ?`,
    [pattern, pattern, status ?? null, status ?? null, limit],
  );
  return rows.map(({ id }) => id);
}

/** A page of applications, by default undecided ones first, oldest first; then the decided ones, latest first. */
export async function searchApplications(
  container: MedusaContainer,
  { status, q, sort, page, limit, cursor }: ApplicationSearch,
): Promise<CountedTabs<ApplicationStatus> & { applications: ReviewedApplication[]; next: string | null }> {
  const part = followCursor(getOrder(sort), sort ?? "decided", cursor);
  const pattern = findPattern(q);
  const sought = [pattern, pattern];
  const [rows, counted] = await Promise.all([
    readRows<ReviewedRow & Placed>(
      container,
      `select ${reviewedColumns}, ${part.column} ${from} ${found} and (?::text is null or a.status = ?)
         and ${part.follows} ${part.by} limit ? offset ?`,
      [...sought, status ?? null, status ?? null, ...part.values, limit, (page - 1) * limit],
    ),
    countTabs(readSql(container), {
      tabs: applicationStatuses,
      tab: status,
      rowsOf: (one) => ({ rows: `${from} ${found} and a.status = ?`, values: [...sought, one] }),
    }),
  ]);
  return {
    applications: await view(container, rows),
    ...counted,
    next: part.next(rows, limit),
  };
}
