import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import type { UploadType } from "@bezak/contract/upload-types.ts";
import { ShopUpload } from "./models/shop-upload.ts";
import { ShopUploadQuota } from "./models/shop-upload-quota.ts";
import { ShopUploadUse } from "./models/shop-upload-use.ts";

/** Daily limits of one user. */
export interface DayLimits {
  files: number;
  bytes: number;
}

export interface Claim {
  ownerId: string;
  /** user of the files: `review:<id>` */
  holder: string;
  types: readonly UploadType[];
  urls: readonly string[];
}

/** Runs statements: the module's own manager, or a transaction of the caller. */
export type Runner = Pick<SqlEntityManager, "execute">;

/** A file that can be claimed; its ownership was checked. */
export interface OwnFile {
  url: string;
  /** for pictures, base64 */
  thumbhash: string | null;
}

/** A list as one parameter of a statement: `any(?::text[])`. */
const textArray = (list: readonly string[]) => `{${list.map((one) => JSON.stringify(one)).join(",")}}`;

/** Locks rows in one order before deciding anything: claims, releases and the sweep wait for each other. */
const lockRows = (sql: Runner, urls: readonly string[]) =>
  sql.execute<{ id: string; url: string; owner_id: string; type: UploadType }[]>(
    `select id, url, owner_id, type from shop_upload
     where url = any(?::text[]) and removed_at is null and deleted_at is null order by id for update`,
    [textArray(urls)],
  );

async function hold(sql: Runner, holder: string, rows: readonly { id: string }[]): Promise<void> {
  for (const { id } of rows) {
    await sql.execute(
      `insert into shop_upload_use (id, upload_id, holder) values (?, ?, ?) on conflict do nothing`,
      [generateEntityId("", "upluse"), id, holder],
    );
    await sql.execute(`update shop_upload set idle_since = null, updated_at = now() where id = ?`, [id]);
  }
}

/** Uploaded files, their users, and daily quotas. */
export class ShopUploadModuleService extends MedusaService({ ShopUpload, ShopUploadUse, ShopUploadQuota }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /** Counts a file or bytes for today; returns false above the limit. One statement on one row. */
  async spend(ownerId: string, most: DayLimits, spent: Partial<DayLimits>): Promise<boolean> {
    const { files = 0, bytes = 0 } = spent;
    const rows = await this.sql.execute<unknown[]>(
      `insert into shop_upload_quota as q (id, files, bytes)
       select ? || ' ' || (now() at time zone 'utc')::date, ?::int, ?::int where ?::int <= ? and ?::int <= ?
       on conflict (id) do update set updated_at = now(), files = q.files + excluded.files,
         bytes = q.bytes + excluded.bytes
       where q.files + excluded.files <= ? and q.bytes + excluded.bytes <= ? returning id`,
      [ownerId, files, bytes, files, most.files, bytes, most.bytes, most.files, most.bytes],
    );
    return rows.length === 1;
  }

  /** Records a file before it is stored. */
  async begin(upload: {
    ownerId: string;
    type: UploadType;
    url: string;
    sentBytes: number;
    thumbhash?: string;
  }): Promise<void> {
    const { ownerId, type, url, sentBytes, thumbhash = null } = upload;
    await this.sql.execute(
      `insert into shop_upload (id, owner_id, type, url, sent_bytes, thumbhash, idle_since)
       values (?, ?, ?, ?, ?, ?, now())`,
      [generateEntityId("", "upl"), ownerId, type, url, sentBytes, thumbhash],
    );
  }

  /** Returns which of these files the user can claim now. `within`: the transaction to join. */
  async ownFiles(
    { ownerId, types, urls }: Omit<Claim, "holder">,
    within: Runner = this.sql,
  ): Promise<OwnFile[]> {
    if (urls.length === 0) return [];
    return within.execute(
      `select url, thumbhash from shop_upload where url = any(?::text[]) and owner_id = ?
         and type = any(?::text[]) and removed_at is null and deleted_at is null`,
      [textArray(urls), ownerId, textArray(types)],
    );
  }

  /**
   * Claims files. If some URLs belong to another user, have another type or are deleted, returns those and claims none.
   * `within`: the transaction to join.
   */
  async claim({ ownerId, holder, types, urls }: Claim, within?: Runner): Promise<string[]> {
    if (urls.length === 0) return [];
    return this.alone(within, async (sql) => {
      const rows = await lockRows(sql, urls);
      const own = rows.filter((row) => row.owner_id === ownerId && types.includes(row.type));
      const strange = urls.filter((url) => !own.some((row) => row.url === url));
      if (strange.length > 0) return strange;
      await hold(sql, holder, own);
      return [];
    });
  }

  /**
   * Claims files regardless of their owner: to undo a release, or when others already see them. Deleted ones stay
   * deleted. `within`: the transaction to join.
   */
  async hold(holder: string, urls: readonly string[], within?: Runner): Promise<void> {
    if (urls.length === 0) return;
    await this.alone(within, async (sql) => hold(sql, holder, await lockRows(sql, urls)));
  }

  /** Addresses of the files of a user of files. `within`: the transaction to join. */
  async listHeld(holder: string, within: Runner = this.sql): Promise<string[]> {
    const rows = await within.execute<{ url: string }[]>(
      `select u.url from shop_upload_use x join shop_upload u on u.id = x.upload_id
       where x.holder = ? and x.deleted_at is null and u.removed_at is null order by u.url`,
      [holder],
    );
    return rows.map(({ url }) => url);
  }

  /** Releases files; those without another user become idle. `within`: the transaction to join. */
  async release(holder: string, urls: readonly string[], within?: Runner): Promise<void> {
    if (urls.length === 0) return;
    await this.alone(within, async (sql) => {
      const ids = textArray((await lockRows(sql, urls)).map(({ id }) => id));
      await sql.execute(`delete from shop_upload_use where holder = ? and upload_id = any(?::text[])`, [
        holder,
        ids,
      ]);
      await sql.execute(
        `update shop_upload u set idle_since = now(), updated_at = now()
         where id = any(?::text[])
           and not exists (select 1 from shop_upload_use where upload_id = u.id)`,
        [ids],
      );
    });
  }

  /**
   * Returns files to delete now: idle for `idleSeconds`, or left by a process that did not finish deleting them. From
   * here on nobody can claim them.
   */
  async sweep(idleSeconds: number): Promise<{ id: string; url: string }[]> {
    return this.sql.execute(
      `update shop_upload set removed_at = now(), updated_at = now() where id in (
         select id from shop_upload
         where idle_since < now() - ? * interval '1 second'
           and (removed_at is null or removed_at < now() - interval '10 minutes')
         order by idle_since limit 100 for update skip locked)
       returning id, url`,
      [idleSeconds],
    );
  }

  private alone<T>(within: Runner | undefined, work: (sql: Runner) => Promise<T>): Promise<T> {
    return within ? work(within) : this.sql.transactional(work);
  }

  /** Deletes the rows of files that have been deleted. */
  async forget(ids: readonly string[]): Promise<void> {
    await this.sql.execute(`delete from shop_upload where id = any(?::text[]) and removed_at is not null`, [
      textArray(ids),
    ]);
    await this.sql.execute(`delete from shop_upload_quota where updated_at < now() - interval '2 days'`);
  }
}
