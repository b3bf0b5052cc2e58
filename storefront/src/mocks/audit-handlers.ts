import { toAuditOutcome } from "@bezak/contract/audit-outcomes.ts";
import type { AuditEntry, auditRoutes } from "@bezak/contract/audit.ts";
import * as routes from "@bezak/contract/routes/audit.ts";
import { answer } from "./answers.ts";
import { auditEntries } from "./audit-fixtures.ts";
import { mockFile, parameter, toPage } from "./finance-answers.ts";
import { mock } from "./mock.ts";

type Routes = typeof auditRoutes;

function fits(action: string, pattern: string): boolean {
  const call = pattern.startsWith("/") ? action.slice(action.indexOf(" ") + 1) : action;
  return new RegExp(`^${pattern.replaceAll("*", ".*")}$`).test(call);
}

function matches(request: Request, entry: AuditEntry): boolean {
  const { actor, subjects, action, status, at } = entry;
  const read = (name: string) => parameter(request, name);
  const [pattern, subject, outcome, q] = [read("action"), read("subject"), read("outcome"), read("q")];
  const [from, to] = [read("from"), read("to")];
  return (
    (!pattern || fits(action, pattern)) &&
    (!subject || subjects.includes(subject)) &&
    (!outcome || toAuditOutcome(status) === outcome) &&
    (!read("actor") || actor.id === read("actor")) &&
    (!q || JSON.stringify(entry).toLowerCase().includes(q.toLowerCase())) &&
    (!from || at.slice(0, 10) >= from) &&
    (!to || at.slice(0, 10) <= to)
  );
}

/** The part of a list, newest first, that is older than one entry, or newer and next to another. */
function beside(request: Request, entries: readonly AuditEntry[]) {
  const [before, after] = ["before", "after"].map((name) => parameter(request, name));
  const find = (id: string) => entries.findIndex((entry) => entry.id === id);
  if (before) return toPage(request, find(before) < 0 ? [] : entries.slice(find(before) + 1));
  if (!after) return toPage(request, entries);
  const page = toPage(request, entries.slice(0, Math.max(find(after), 0)).toReversed());
  return { ...page, data: page.data.toReversed() };
}

/** The list of the log with these entries, newest first. */
export const auditList = (entries: readonly AuditEntry[]) =>
  mock(routes.auditEntries, ({ request }) =>
    answer<Routes["auditEntries"]>(
      beside(
        request,
        entries.filter((entry) => matches(request, entry)),
      ),
    ),
  );

export const auditHandlers = [
  auditList(auditEntries),
  mock(routes.auditFile, ({ request }) =>
    parameter(request, "format") === "jsonl"
      ? mockFile("bezak-audit-2026-11-28.jsonl", "application/x-ndjson; charset=utf-8")
      : mockFile("bezak-audit-2026-11-28.csv", "text/csv; charset=utf-8"),
  ),
];
