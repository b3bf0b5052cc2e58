import { createHash } from "node:crypto";
import { shiftDay, startOfDay, tashkentDay } from "../../tashkent-days.ts";

/** Runs a statement of PostgreSQL, `$1` for each value. */
export type Query = <Row>(statement: string, values?: readonly unknown[]) => Promise<Row[]>;

export interface ChainRange {
  /** first day, `2026-11-28`; the link before it is trusted */
  from?: string;
  /** last day */
  to?: string;
  /** hashes noted earlier, which have to be in the range */
  expected?: readonly string[];
}

export interface ChainDay {
  day: string;
  links: number;
  /** of the day's last link; covers everything before it */
  hash: string;
}

export interface ChainReport {
  days: ChainDay[];
  /** the first fault, in one sentence; undefined when everything fits */
  fault?: string;
}

export interface Link {
  seq: string;
  day: string;
  auditId: string;
  kind: "begin" | "end";
  content: string;
  previous: string;
  hash: string;
  /** what `content` is the hash of, computed from the entry as it is now; null without an entry */
  text: string | null;
}

/** Links in memory at a time. */
const BATCH = 1_000;

/** The `previous` of the first link. */
const NONE = "0".repeat(64);

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

// The same text as in the trigger `admin_audit_chains`, from which nothing is taken: it could have been replaced. No list shows
// an entry that is marked as deleted, and nothing marks one.
export const LINKS = `
  select link.seq::text as seq, to_char(link.day, 'YYYY-MM-DD') as day, link.audit_id as "auditId", link.kind,
    link.content, link.previous, link.hash,
    case when a.id is null then null when link.kind = 'begin' then
      jsonb_build_array('begin', a.id, a.actor_id, a.acted_as, a.action, a.subject, a.said, a.reason, a.address,
        a.request_id, a.before, ${utc("a.created_at")})::text
    else jsonb_build_array('end', a.id, a.status, a.result, a.after, ${utc("a.done_at")})::text end as text
  from admin_audit_link link left join admin_audit a on a.id = link.audit_id and a.deleted_at is null
  where link.seq > $1 and link.day <= $2 order by link.seq limit ${BATCH}`;

const BEFORE = `
  select link.seq::text as seq, link.hash, to_char(link.day, 'YYYY-MM-DD') as day
  from admin_audit_link link where link.day < $1 order by link.seq desc limit 1`;

/** Entries of a time without their link, oldest first. */
const UNLINKED = `
  select a.id, exists (select from admin_audit_link l where l.audit_id = a.id and l.kind = 'begin') as "hasBegin"
  from admin_audit a
  where a.created_at >= $1 and a.created_at < $2
    and (not exists (select from admin_audit_link l where l.audit_id = a.id and l.kind = 'begin')
      or (a.done_at is not null and not exists (select from admin_audit_link l where l.audit_id = a.id and l.kind = 'end')))
  order by a.created_at, a.id limit 1`;

const FIRST_ENTRY = `select a.created_at as at from admin_audit_link l join admin_audit a on a.id = l.audit_id
  where l.kind = 'begin' and l.day >= $1 order by l.seq limit 1`;

/** An entry that was written since there is a chain; earlier ones have no address. */
const CHAINED = "select id from admin_audit where address is not null limit 1";

/** One without a link that is older than the first, though it was written since there is a chain. */
const BEFORE_CHAIN = `select id from admin_audit where address is not null and created_at < $1
  and not exists (select from admin_audit_link l where l.audit_id = admin_audit.id and l.kind = 'begin')
  and exists (select from admin_audit_link where seq = 1) order by created_at, id limit 1`;

export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

export const hashOf = ({ seq, day, kind, auditId, content, previous }: Link) =>
  sha256([seq, day, kind, auditId, content, previous].join(" "));

/** A day after all others. */
const LAST_DAY = "9999-12-31";

/** Three years ago, when entries may be deleted. */
function retainedSince(): string {
  const day = new Date(`${tashkentDay(new Date())}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() - 3);
  return day.toISOString().slice(0, 10);
}

/**
 * Recomputes every hash of the audit log from its entries. A chain that was rewritten from one link on, with the triggers
 * switched off, fits: only hashes that were noted elsewhere (`expected`) tell.
 */
export async function verifyChain(query: Query, range: ChainRange = {}): Promise<ChainReport> {
  const { from, to = LAST_DAY, expected = [] } = range;
  const [base] = from === undefined ? [] : await query<Pick<Link, "seq" | "hash" | "day">>(BEFORE, [from]);
  const missing = new Set(expected);
  const days: ChainDay[] = [];
  let last = base;
  for (;;) {
    const links = await query<Link>(LINKS, [last?.seq ?? "0", to]);
    for (const link of links) {
      const fault = findFault(link, last);
      if (fault !== undefined) return { days, fault };
      missing.delete(link.hash);
      countLink(days, link);
      last = link;
    }
    if (links.length < BATCH) break;
  }
  const fault = (await findUnlinked(query, range, days)) ?? describeMissing(missing);
  return { days, ...(fault !== undefined && { fault }) };
}

function findFault(link: Link, last: Pick<Link, "seq" | "hash" | "day"> | undefined): string | undefined {
  const { seq, day, auditId, kind } = link;
  const isFirst = last === undefined;
  // the purge leaves one link of a day that is over, from which the next ones can be checked
  const isAnchor = isFirst && seq !== "1" && day <= retainedSince();
  if (isFirst && seq !== "1" && !isAnchor) return `The links before link ${seq} of ${day} are missing.`;
  if (!isFirst && BigInt(seq) !== BigInt(last.seq) + 1n)
    return `The links between link ${last.seq} of ${last.day} and link ${seq} of ${day} are missing.`;
  const where = `link ${seq} of ${day}`;
  if (!isAnchor && link.previous !== (last?.hash ?? NONE))
    return `The ${where} does not follow the link before it: one of them was replaced or moved.`;
  if (link.hash !== hashOf(link) || (!isFirst && day < last.day)) return `The ${where} was changed.`;
  if (isAnchor) return undefined;
  if (link.text === null) return `The entry ${auditId} (${where}) was deleted.`;
  if (link.content !== sha256(link.text))
    return `${kind === "begin" ? "The entry" : "The outcome of entry"} ${auditId} (${where}) was changed after it was recorded.`;
  return undefined;
}

function countLink(days: ChainDay[], { day, hash }: Link): void {
  const current = days.at(-1);
  if (current?.day !== day) days.push({ day, links: 1, hash });
  else Object.assign(current, { links: current.links + 1, hash });
}

/** Entries from before the first link have none: the log was not chained then, or its old links were purged. */
async function findUnlinked(
  query: Query,
  { from, to }: ChainRange,
  days: readonly ChainDay[],
): Promise<string | undefined> {
  const first =
    [from, retainedSince()]
      .flatMap((day) => day ?? [])
      .toSorted()
      .at(-1) ?? "";
  const [begun] = await query<{ at: Date }>(FIRST_ENTRY, [first]);
  if (days.length === 0 && from === undefined && to === undefined && (await query(CHAINED)).length > 0)
    return "The log has entries and no links: all of them were deleted.";
  if (begun === undefined) return undefined;
  const [older] = from === undefined ? await query<{ id: string }>(BEFORE_CHAIN, [begun.at]) : [];
  if (older !== undefined)
    return `The entry ${older.id} is older than the first link: its links were deleted.`;
  const until = to === undefined ? new Date("9999-01-01") : startOfDay(shiftDay(to, 1));
  const [entry] = await query<{ id: string; hasBegin: boolean }>(UNLINKED, [begun.at, until]);
  if (entry === undefined) return undefined;
  const what = entry.hasBegin ? "outcome of entry" : "entry";
  return `The ${what} ${entry.id} has no link: it was written past the log, or its link was deleted.`;
}

function describeMissing(missing: ReadonlySet<string>): string | undefined {
  const [hash] = missing;
  return hash === undefined ? undefined : `No link has the hash ${hash}: what it covered was replaced.`;
}
