import type { NotificationStats } from "@bezak/contract/notifications.ts";
import type { NotificationKind } from "@bezak/contract/notification-kinds.ts";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import { InboxEntry } from "./models/inbox-entry.ts";
import { InboxMark } from "./models/inbox-mark.ts";
import { InboxPreference } from "./models/inbox-preference.ts";

export interface NewRow {
  customerId: string;
  /** identifies the event: a second row with the same key is not stored */
  key: string;
  type: string;
  event: string;
  data: object;
  shown: boolean;
  at: Date;
}

export interface EntryRow {
  id: string;
  type: NotificationKind;
  event: string;
  data: Record<string, unknown>;
  happened_at: Date;
  read_at: Date | null;
  archived_at: Date | null;
}

export interface EntryPage {
  customerId: string;
  /** by default everything that is not archived */
  filter?: "unread" | "archived";
  type?: string;
  limit: number;
  offset: number;
}

export interface Choice {
  customerId: string;
  kind: string;
  channel: string;
  enabled: boolean;
}

export type EntryChange = "read" | "archive" | "restore" | "delete";

const COLUMNS = "id, type, event, data, happened_at, read_at, archived_at";
const OWN = "customer_id = ? and shown and deleted_at is null";

/** Each change is one statement. */
const changes: Record<EntryChange, { set: string; where: string }> = {
  read: { set: "read_at = coalesce(read_at, now())", where: "deleted_at is null" },
  archive: { set: "archived_at = coalesce(archived_at, now())", where: "deleted_at is null" },
  restore: {
    set: "archived_at = case when deleted_at is null then null else archived_at end, deleted_at = null",
    where: "true",
  },
  delete: { set: "deleted_at = now()", where: "deleted_at is null" },
};

/** Notifications of users, their preferences, and the time up to which each source has been processed. */
export class InboxModuleService extends MedusaService({ InboxEntry, InboxPreference, InboxMark }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /** Runs work in one transaction; its statements and `add` use the given manager. */
  transaction<T>(work: (sql: SqlEntityManager) => Promise<T>): Promise<T> {
    return this.sql.transactional(work);
  }

  /** Stores rows whose key is new; returns their keys. */
  async add(rows: readonly NewRow[], sql: Pick<SqlEntityManager, "execute"> = this.sql): Promise<string[]> {
    if (rows.length === 0) return [];
    const values = rows.map(({ customerId, at, ...row }) => ({
      ...row,
      id: generateEntityId("", "inb"),
      customer_id: customerId,
      happened_at: at.toISOString(),
    }));
    const written = await sql.execute<{ key: string }[]>(
      `insert into inbox_entry (id, customer_id, key, type, event, data, shown, happened_at)
       select id, customer_id, key, type, event, data, shown, happened_at from jsonb_to_recordset(?::jsonb)
         as row (id text, customer_id text, key text, type text, event text, data jsonb, shown boolean, happened_at timestamptz)
       on conflict do nothing returning key`,
      [JSON.stringify(values)],
    );
    return written.map(({ key }) => key);
  }

  /** Returns which of these keys are stored already, including deleted entries. */
  async findKnownKeys(keys: readonly string[]): Promise<Set<string>> {
    if (keys.length === 0) return new Set();
    const found = await this.rows<{ key: string }>(
      "select key from inbox_entry where key in (select jsonb_array_elements_text(?::jsonb))",
      [JSON.stringify(keys)],
    );
    return new Set(found.map(({ key }) => key));
  }

  /** Returns a user's entries, newest first. */
  async page(page: EntryPage): Promise<{ entries: EntryRow[]; count: number }> {
    const archived = page.filter === "archived" ? "archived_at is not null" : "archived_at is null";
    const unread = page.filter === "unread" ? "and read_at is null" : "";
    const where = `${OWN} and ${archived} ${unread} and (?::text is null or type = ?)`;
    const params = [page.customerId, page.type ?? null, page.type ?? null];
    const [entries, [counted]] = await Promise.all([
      this.rows<EntryRow>(
        `select ${COLUMNS} from inbox_entry where ${where}
         order by happened_at desc, id desc limit ? offset ?`,
        [...params, page.limit, page.offset],
      ),
      this.rows<{ count: string }>(`select count(*) as count from inbox_entry where ${where}`, params),
    ]);
    return { entries, count: Number(counted?.count ?? 0) };
  }

  /** Yields all entries that a user may see, archived or not, page by page, the last written first. */
  async *streamEntries(customerId: string): AsyncGenerator<EntryRow[]> {
    for (let last: EntryRow | undefined; ;) {
      const rows: EntryRow[] = await this.rows<EntryRow>(
        `select ${COLUMNS} from inbox_entry where ${OWN} and (?::text is null or id < ?) order by id desc limit 200`,
        [customerId, last?.id ?? null, last?.id ?? null],
      );
      yield rows;
      last = rows.at(-1);
      if (!last) return;
    }
  }

  async counts(customerId: string): Promise<NotificationStats> {
    const [found] = await this.rows<Record<keyof NotificationStats, string>>(
      `select count(*) as total,
         count(*) filter (where read_at is null and archived_at is null) as unread,
         count(*) filter (where archived_at is not null) as archived
       from inbox_entry where ${OWN}`,
      [customerId],
    );
    const { total = 0, unread = 0, archived = 0 } = found ?? {};
    return { total: Number(total), unread: Number(unread), archived: Number(archived) };
  }

  /** Changes an entry of this user and returns its new state; undefined when the user has no such entry. */
  async change(customerId: string, id: string, change: EntryChange): Promise<EntryRow | undefined> {
    const { set, where } = changes[change];
    const [changed] = await this.rows<EntryRow>(
      `update inbox_entry set ${set}, updated_at = now()
       where id = ? and customer_id = ? and shown and ${where} returning ${COLUMNS}`,
      [id, customerId],
    );
    return changed;
  }

  /** Marks everything outside the archive as read. */
  async readAll(customerId: string): Promise<void> {
    await this.rows(
      `update inbox_entry set read_at = now(), updated_at = now()
       where ${OWN} and read_at is null and archived_at is null returning id`,
      [customerId],
    );
  }

  /** Returns the stored preferences of these users. */
  async choices(customerIds: readonly string[]): Promise<Choice[]> {
    if (customerIds.length === 0) return [];
    return this.rows<Choice>(
      `select customer_id as "customerId", kind, channel, enabled from inbox_preference
       where customer_id in (select jsonb_array_elements_text(?::jsonb)) and deleted_at is null`,
      [JSON.stringify(customerIds)],
    );
  }

  /** Stores all of these preferences or none; the last one for a kind and channel wins. */
  async choose(choices: readonly Choice[]): Promise<void> {
    if (choices.length === 0) return;
    const values = choices.map(({ customerId, ...choice }) => ({
      ...choice,
      id: generateEntityId("", "inbpref"),
      customer_id: customerId,
    }));
    await this.rows(
      `insert into inbox_preference (id, customer_id, kind, channel, enabled)
       select id, customer_id, kind, channel, enabled from jsonb_to_recordset(?::jsonb)
         as row (id text, customer_id text, kind text, channel text, enabled boolean)
       on conflict (customer_id, kind, channel) where deleted_at is null
         do update set enabled = excluded.enabled, updated_at = now() returning id`,
      [JSON.stringify(values)],
    );
  }

  /** Returns up to when each of these sources has been processed; a new source begins at `start`. */
  async getMarks<Source extends string>(
    sources: readonly Source[],
    start: Date,
  ): Promise<{ source: Source; until: Date }[]> {
    // sorted, so that parallel calls cannot deadlock
    const names = JSON.stringify(sources.toSorted());
    const read = () =>
      this.rows<{ source: Source; until: Date }>(
        `select source, "until" from inbox_mark where source in (select jsonb_array_elements_text(?::jsonb))`,
        [names],
      );
    const marks = await read();
    if (marks.length === sources.length) return marks;
    await this.rows(
      `insert into inbox_mark (source, "until") select jsonb_array_elements_text(?::jsonb), ?::timestamptz
       on conflict (source) do nothing returning source`,
      [names, start],
    );
    return read();
  }

  /** Moves the marks of these sources forward, never back. */
  async moveMarks(sources: readonly string[], until: Date): Promise<void> {
    if (sources.length === 0) return;
    await this.rows(
      `with held as (
         select source from inbox_mark where source in (select jsonb_array_elements_text(?::jsonb))
         order by source for update
       )
       update inbox_mark set "until" = greatest("until", ?), updated_at = now()
       where source in (select source from held) returning source`,
      [JSON.stringify(sources), until],
    );
  }

  private async rows<T = unknown>(sql: string, params: unknown[]): Promise<T[]> {
    return this.sql.execute<T[]>(sql, params);
  }
}
