import type { EventEmitter } from "node:events";

/** The error that knex passes to its listeners when a statement fails. */
interface QueryError extends Error {
  code?: string;
  detail?: string;
  hint?: string;
  where?: string;
  internalQuery?: string;
}

const SEPARATOR = " - ";
/** Keeps only names: the rest of a statement may contain personal data. */
const VERB_AND_TABLE = /^\s*(insert into|update|delete from)\s+(?:"?\w+"?\.)?"?(\w+)"?/i;
const done = new WeakSet<Error>();

/** `Key (email, shop)=(a@b.uz, 7) already exists`: the engine parses the names in this form for its own message. */
const withoutValues = (detail: string) =>
  detail.replace(/\(([^()]*)\)=\(.*\)/s, (_, keys: string) => {
    const hidden = keys.split(",").map(() => "…");
    return `(${keys})=(${hidden.join(", ")})`;
  });

/**
 * Removes values from the error of a failed statement, which logs and jobs store. MikroORM writes them into its
 * statements, knex puts the statement before the message, PostgreSQL repeats rows and parameters in `detail`.
 */
export function redactQueryError(error: QueryError): void {
  // the same error is passed to a transaction and to its connection
  if (done.has(error)) return;
  done.add(error);
  const { code = "", detail = "", message } = error;
  const end = message.lastIndexOf(SEPARATOR);
  const statement = VERB_AND_TABLE.exec(message.slice(0, Math.max(end, 0)));
  let reason = end < 0 ? message : message.slice(end + SEPARATOR.length);
  // messages about invalid values and syntax errors quote the input
  if (code.startsWith("22") || code === "42601") reason = reason.replace(/".*"/s, '"…"');
  error.message = statement ? `${statement[1]} ${statement[2]}${SEPARATOR}${reason}` : reason;
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at ")) ?? [];
  error.stack = [`${error.name}: ${error.message}`, ...frames].join("\n");
  // deadlock details contain no values
  if (code.startsWith("40")) return;
  delete error.where;
  delete error.internalQuery;
  delete error.hint;
  if (code === "23505" || code === "23503") error.detail = withoutValues(detail);
  else delete error.detail;
}

/**
 * Makes every connection of these clients, including later ones, redact its errors before any handler gets them.
 * Patches the prototype, because modules, links and scripts may each make connections of their own.
 */
export function redactQueryErrors(client: { prototype: Pick<EventEmitter, "emit"> }): void {
  const { emit } = client.prototype;
  client.prototype.emit = function (this: EventEmitter, event: string | symbol, ...rest: unknown[]) {
    if (event === "query-error" && rest[0] instanceof Error) redactQueryError(rest[0]);
    return emit.call(this, event, ...rest);
  };
}
