import { auditOutcomes, type AuditOutcome } from "@bezak/contract/audit-outcomes.ts";
import { findDay } from "../../lib/find-day.ts";
import { queryText } from "../../lib/query-text.ts";
import { writeQuery } from "../../lib/write-query.ts";
import { auditAreaNames, auditAreas, type AuditArea } from "./audit-areas.ts";

/** What the log shows. */
export interface AuditChoice {
  /** part of the panel */
  area?: AuditArea;
  /** one call, such as `POST /admin/banners`; counts instead of the area */
  call?: string;
  outcome?: AuditOutcome;
  /** words */
  q?: string;
  /** id of an object */
  subject?: string;
  /** id of an administrator */
  actor?: string;
  /** days in Tashkent, both included */
  from?: string;
  to?: string;
  /** id of an entry: the page has those that are older */
  before?: string;
  /** id of an entry: the page has those that are newer, next to it */
  after?: string;
}

const filters = ["q", "area", "call", "outcome", "subject", "actor", "from", "to"] as const;
const pages = ["before", "after"] as const;

function findText(search: URLSearchParams, name: string, longest: number): string | undefined {
  return search.get(name)?.trim().slice(0, longest) || undefined;
}

/** Reads the choice from an address; invalid values are ignored. */
export function parseAuditChoice(search: URLSearchParams): AuditChoice {
  const before = findText(search, "before", 64);
  return {
    area: auditAreaNames.find((one) => one === search.get("area")),
    call: findText(search, "call", 200),
    outcome: auditOutcomes.find((one) => one === search.get("outcome")),
    q: queryText(search) || undefined,
    subject: findText(search, "subject", 64),
    actor: findText(search, "actor", 64),
    from: findDay(search.get("from")),
    to: findDay(search.get("to")),
    before,
    after: before === undefined ? findText(search, "after", 64) : undefined,
  };
}

/** Writes the choice as a query. */
export const auditSearch = (choice: AuditChoice): string =>
  writeQuery(Object.fromEntries([...filters, ...pages].map((name) => [name, choice[name]])));

export const isFiltered = (choice: AuditChoice): boolean =>
  filters.some((name) => choice[name] !== undefined);

/** The same filters from the newest entry on. */
export function firstPage({ before: _, after: __, ...choice }: AuditChoice): AuditChoice {
  return choice;
}

/** The choice as filters of the API, without the page. */
export function toAuditFilters(choice: AuditChoice) {
  const { area, call, ...filter } = firstPage(choice);
  const action = call ?? (area && auditAreas[area]);
  return { ...filter, ...(action !== undefined && { action }) };
}
