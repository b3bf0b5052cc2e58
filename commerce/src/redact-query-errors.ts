import type { EventEmitter } from "node:events";

/** What knex hands to its listeners when PostgreSQL refuses a statement. */
interface QueryError extends Error {
  code?: string;
  detail?: string;
  hint?: string;
  where?: string;
  internalQuery?: string;
}

const SEPARATOR = " - ";
/** Names alone: what follows them in a statement may be somebody's data. */
const VERB_AND_TABLE = /^\s*(insert into|update|delete from)\s+(?:"?\w+"?\.)?"?(\w+)"?/i;
const done = new WeakSet<Error>();

/** `Key (email, shop)=(a@b.uz, 7) already exists`: the engine makes its own sentence of the names, in this form. */
const withoutValues = (detail: string) =>
  detail.replace(/\(([^()]*)\)=\(.*\)/s, (_, keys: string) => {
    const hidden = keys.split(",").map(() => "…");
    return `(${keys})=(${hidden.join(", ")})`;
  });

/**
 * Takes the values out of the error of a failed statement, which logs and jobs keep. MikroORM writes them into its
 * statements, knex puts the statement before the message, PostgreSQL repeats rows and parameters in `detail`.
 */
export function redactQueryError(error: QueryError): void {
  // the same error passes at a transaction and at its connection
  if (done.has(error)) return;
  done.add(error);
  const { code = "", detail = "", message } = error;
  const end = message.lastIndexOf(SEPARATOR);
  const statement = VERB_AND_TABLE.exec(message.slice(0, Math.max(end, 0)));
  let reason = end < 0 ? message : message.slice(end + SEPARATOR.length);
  // values that are not of their column's type, and texts that are no SQL, are quoted
  if (code.startsWith("22") || code === "42601") reason = reason.replace(/".*"/s, '"…"');
  error.message = statement ? `${statement[1]} ${statement[2]}${SEPARATOR}${reason}` : reason;
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at ")) ?? [];
  error.stack = [`${error.name}: ${error.message}`, ...frames].join("\n");
  // who waits for whom, without values
  if (code.startsWith("40")) return;
  delete error.where;
  delete error.internalQuery;
  delete error.hint;
  if (code === "23505" || code === "23503") error.detail = withoutValues(detail);
  else delete error.detail;
}

/**
 * Lets every connection of these clients, also those that are made later, redact its errors before anybody gets them.
 * The prototype is taken, because modules, links and scripts may each make a connection of their own.
 */
export function redactQueryErrors(client: { prototype: Pick<EventEmitter, "emit"> }): void {
  const { emit } = client.prototype;
  client.prototype.emit = function (this: EventEmitter, event: string | symbol, ...rest: unknown[]) {
    if (event === "query-error" && rest[0] instanceof Error) redactQueryError(rest[0]);
    return emit.call(this, event, ...rest);
  };
}
