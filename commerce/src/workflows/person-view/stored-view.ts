import { listedViews } from "@bezak/contract/person-view-rules.ts";
import type { AccountView, PersonView } from "@bezak/contract/person-views.ts";
import { administratorName } from "../moderation/administrator-name.ts";
import type { Sql } from "../users/sql.ts";

const ENDS_AT = "least(v.expires_at, v.ended_at)";

/** Of `v`, a row of `person_view`, as the person is told. */
const COLUMNS = `v.id, v.reason, v.created_at as "startedAt", ${ENDS_AT} as "endsAt", ${ENDS_AT} > now() as open`;

interface StoredTimes {
  startedAt: Date;
  endsAt: Date;
}

const withTimes = <Row extends StoredTimes>({ startedAt, endsAt, ...row }: Row) => ({
  ...row,
  startedAt: new Date(startedAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
});

type StoredView = Omit<AccountView, keyof StoredTimes> & StoredTimes;

/** The views of a buyer or seller, newest first, without the administrators. */
export async function readAccountViews(sql: Sql, customerId: string): Promise<AccountView[]> {
  const rows = await sql<StoredView>(
    `select ${COLUMNS} from person_view v where v.customer_id = ? and v.deleted_at is null
     order by v.created_at desc, v.id limit ${listedViews}`,
    [customerId],
  );
  return rows.map(withTimes);
}

/** The same with who it was, as `adminId` sees them; `viewId`: only this one. */
export async function readPersonViews(
  sql: Sql,
  { customerId, adminId, viewId }: { customerId: string; adminId: string; viewId?: string },
): Promise<PersonView[]> {
  const rows = await sql<StoredView & Pick<PersonView, "by" | "own">>(
    `select ${COLUMNS}, json_build_object('id', v.admin_id, 'name', ${administratorName}) as by, v.admin_id = ? as own
     from person_view v left join "user" administrator on administrator.id = v.admin_id
     where v.customer_id = ? and v.deleted_at is null${viewId === undefined ? "" : " and v.id = ?"}
     order by v.created_at desc, v.id limit ${listedViews}`,
    [adminId, customerId, ...(viewId === undefined ? [] : [viewId])],
  );
  return rows.map(withTimes);
}
