import { domains } from "@bezak/contract/domains.ts";
import type { Route } from "@bezak/contract/route.ts";
import { redact } from "../../modules/payment-ledger/redact.ts";
import type { AdminAct } from "../../modules/admin-audit/service.ts";
import { SETTINGS_ID } from "./audited-tables.ts";
import { HIDDEN, hidePersonal } from "./hide-personal.ts";

/**
 * Ids of the engine and of ours: a prefix and letters and digits; or the name of a file for the bank, a day with a number. No
 * fixed part of a path has an underscore.
 */
const ID = /^(?:[a-z]+_[\w-]{1,60}|20\d\d-\d\d-\d\d-\d{1,6})$/;

const MOST_IDS = 50;

/** The fixed parts of the paths of all calls. Others are typed by somebody: an e-mail in place of an id, for example. */
const FIXED: ReadonlySet<string> = new Set(
  Object.values(domains)
    .flatMap((routes) => Object.values(routes as Record<string, Route>))
    .flatMap(({ path, forward }) => [path, forward?.path ?? ""])
    .flatMap((path) => path.split("/"))
    .filter((part) => !part.startsWith("{")),
);

/** Paths without parameters. */
const WITHOUT_IDS = /^\/internal\//;

/** Paths whose object is all settings together. */
const SETTINGS = /^\/admin\/(?:settings|payouts\/settings|commission-rules\/default)$/;
/** Where `name` is that of a person. */
const PEOPLE = /^\/(?:admin\/users|customer|internal\/auth)\b/;

/** Where `text` is a note or an answer, which is deleted with the person's account. */
const NOTES = /^\/admin\/(?:orders\/[^/]+\/notes|contact-messages\/[^/]+\/answers|jobs)$/;

/** Lists of people, whose search is a name or a contact; that of the log may be one too. */
const SEARCHES =
  /^\/admin\/(?:jobs|(?:adjustments|approvals|audit|jobs(?:\/[^/]+\/rows)?|users|orders|contact-messages|refunds-owed|returns|reviews|seller-applications|shops|sellers\/[^/]+\/finance\/entries)\/export)$/;

/** Fields that state why something is done, the first that is given. */
const REASONS = ["explanation", "reason", "note", "words"];

export interface AuditedRequest {
  method: string;
  /** without the query */
  path: string;
  query?: Record<string, unknown>;
  body?: unknown;
}

function toPatternPart(part: string): string {
  if (FIXED.has(part.toLowerCase())) return part;
  return isId(part) ? "{id}" : HIDDEN;
}

const isId = (value: unknown): value is string => typeof value === "string" && ID.test(value);

/** Only these fields have ids: a token may look like one. */
const HAS_ID = /^(?:ids?|batch)$|Ids?$/;

function findIds(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const fields = Object.entries(value).filter(([name]) => HAS_ID.test(name));
  return fields.flatMap(([, id]) => id as unknown).filter(isId);
}

type Description = Pick<AdminAct, "action" | "subject" | "said" | "reason">;

/** Describes a request without secrets, card numbers and personal data. Outside of `/admin` its object is the caller. */
export function describeAct({ method, path, query, body }: AuditedRequest, actorId: string): Description {
  const parts = path.split("/").map(decodePart);
  const named = parts.filter(isId);
  const pattern = WITHOUT_IDS.test(path) ? path : parts.map(toPatternPart).join("/");
  const isPublic = pattern === "/admin/settings";
  const others = [...findIds(query), ...findIds(body)];
  const fixed = SETTINGS.test(pattern) ? [SETTINGS_ID] : [];
  const own = /^\/admin\b/i.test(pattern) ? [] : [actorId];
  const ids = [...new Set([...named, ...fixed, ...own, ...others])].slice(0, MOST_IDS);
  const given = isEmpty(body) && !isEmpty(query) ? query : (body ?? null);
  const shown = hidePersonal(redact(given), {
    isPublic,
    nameIsPersonal: PEOPLE.test(pattern),
    textIsPersonal: NOTES.test(pattern),
    searchIsPersonal: SEARCHES.test(pattern),
  });
  return {
    action: `${method} ${pattern}`.slice(0, 300),
    subject: ids.length > 0 ? ids.join(" ") : null,
    said: { body: shown },
    reason: findReason(shown),
  };
}

const isEmpty = (value: unknown): boolean =>
  typeof value !== "object" || value === null || Object.keys(value).length === 0;

/** A path that cannot be decoded belongs to no call. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function findReason(body: unknown): string | null {
  if (typeof body !== "object" || body === null) return null;
  const texts = REASONS.map((name) => (body as Record<string, unknown>)[name]);
  return texts.find((text): text is string => typeof text === "string" && text !== "") ?? null;
}

/** Ids of the objects in an answer: of the object itself or of the rows of its list. */
export function findAnswered(answer: unknown): string[] {
  if (typeof answer !== "object" || answer === null) return [];
  const objects = Object.values(answer).flat() as unknown[];
  const ids = objects.map((one) => (one as { id?: unknown } | null)?.id).filter(isId);
  return [...new Set(ids)].slice(0, MOST_IDS);
}
