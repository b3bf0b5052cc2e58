import type { AdminJob, NewJob } from "@bezak/contract/admin-jobs.ts";
import type { JobStatus } from "@bezak/contract/job-kinds.ts";
import { createBuyers, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { userAdminCalls } from "../users/user-admin-calls.ts";

interface Row {
  object: { id: string; name: string };
  state: string;
  code: string | null;
}

export type JobCalls = Awaited<ReturnType<typeof jobCalls>>;

/** An owner's calls about bulk acts. */
export async function jobCalls(shop: Shop) {
  const users = userAdminCalls(shop);
  const boss = await users.administrator();
  const call = <T>(method: string, path: string, { body, token = boss.token, key }: Sent = {}) =>
    shop.commerce.call<T & { code?: string; details?: { fields?: object; count?: number } }>(
      method,
      `/admin/jobs${path}`,
      {
        token,
        body,
        headers: key ? { "idempotency-key": key } : {},
      },
    );
  const read = async (id: string) => (await call<{ job: AdminJob }>("GET", `/${id}`)).body.job;
  return {
    shop,
    users,
    boss,
    call,
    read,
    start: (body: NewJob | object, sent: Omit<Sent, "body"> = {}) =>
      call<{ job: AdminJob }>("POST", "", { body, ...sent }),
    cancel: (id: string) => call<{ job: AdminJob }>("POST", `/${id}/cancel`),
    undo: (id: string, token?: string) =>
      call<{ job: AdminJob }>("POST", `/${id}/undo`, token ? { token } : {}),
    rows: async (id: string, state?: string) =>
      (
        await call<{ rows: Row[]; count: number }>(
          "GET",
          `/${id}/rows?limit=100${state ? `&state=${state}` : ""}`,
        )
      ).body,
    /** Waits until it has ended so. */
    async reach(id: string, status: JobStatus): Promise<AdminJob> {
      await until(`the job to be ${status}`, async () => (await read(id)).status === status);
      return read(id);
    },
    /** Ids of new buyers. */
    buyers: async (count: number) => (await createBuyers(shop.commerce, count)).map(({ id }) => id),
    /** Mails about blocks by the number of each. */
    async mails(ids: readonly string[]): Promise<number[]> {
      const { rows } = await shop.db.query<{ count: number }>(
        `select (select count(*)::int from shop_mail where key like 'account-blocked:' || wanted.id || ':%') as count
         from unnest($1::text[]) with ordinality as wanted(id, place) order by place`,
        [ids],
      );
      return rows.map(({ count }) => count);
    },
    /** Acts on each of them in the log. */
    async acts(ids: readonly string[]): Promise<number[]> {
      const { rows } = await shop.db.query<{ count: number }>(
        `select (select count(*)::int from admin_audit where subject = wanted.id and status = 200) as count
         from unnest($1::text[]) with ordinality as wanted(id, place) order by place`,
        [ids],
      );
      return rows.map(({ count }) => count);
    },
    async blocked(ids: readonly string[]): Promise<number> {
      const { rowCount } = await shop.db.query(
        `select 1 from customer where id = any($1) and metadata->>'blocked' = 'true'`,
        [ids],
      );
      return rowCount ?? 0;
    },
  };
}

interface Sent {
  body?: object;
  token?: string | undefined;
  key?: string;
}
