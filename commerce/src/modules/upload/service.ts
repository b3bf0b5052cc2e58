import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import type { UploadType } from "@bezak/contract/upload-types.ts";
import { ShopUpload } from "./models/shop-upload.ts";
import { ShopUploadQuota } from "./models/shop-upload-quota.ts";
import { ShopUploadUse } from "./models/shop-upload-use.ts";

/** What one person may send in a day. */
export interface DayLimits {
  files: number;
  bytes: number;
}

export interface Claim {
  ownerId: string;
  /** what holds the files: `review:<id>` */
  holder: string;
  types: readonly UploadType[];
  urls: readonly string[];
}

/** Where statements run: the module's own manager, or somebody's transaction. */
export type Runner = Pick<SqlEntityManager, "execute">;

/** A file that can be held: whose it is was looked at. */
export interface OwnFile {
  url: string;
  /** of a picture, base64 */
  thumbhash: string | null;
}

/** A list as one value of a statement: `any(?::text[])`. */
const textArray = (list: readonly string[]) => `{${list.map((one) => JSON.stringify(one)).join(",")}}`;

/** Rows are locked in one order before anything is decided by them: claims, releases and the sweep wait in turn. */
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

/** Files that people sent, what holds them, and how much a person sends in a day. */
export class ShopUploadModuleService extends MedusaService({ ShopUpload, ShopUploadUse, ShopUploadQuota }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /** Counts a file or bytes of today, unless that is above the limit: then false. One statement on one row. */
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

  /** Notes a file down that is about to be stored. */
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

  /** Which of these files this person could hold now. `within`: asked as a part of that transaction. */
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
   * Holds files; gives the addresses that are not this person's, not of these types or gone, and then holds none.
   * `within`: as a part of that transaction.
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

  /** Holds files that were held before, whosever they are; for an undo. Those that are gone stay so. */
  async hold(holder: string, urls: readonly string[]): Promise<void> {
    if (urls.length === 0) return;
    await this.sql.transactional(async (sql) => hold(sql, holder, await lockRows(sql, urls)));
  }

  /** Lets files go; those that nothing else holds are idle from now on. `within`: as a part of that transaction. */
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
   * Files to take away now: idle for so long, or begun to be taken away by somebody who did not end it. From here on
   * nobody can claim them.
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

  /** Ends the taking away: the files are gone. */
  async forget(ids: readonly string[]): Promise<void> {
    await this.sql.execute(`delete from shop_upload where id = any(?::text[]) and removed_at is not null`, [
      textArray(ids),
    ]);
    await this.sql.execute(`delete from shop_upload_quota where updated_at < now() - interval '2 days'`);
  }
}
