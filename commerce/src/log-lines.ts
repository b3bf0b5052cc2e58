import { maskLogText } from "@bezak/contract/mask-log-text.ts";
import { caller } from "./caller-context.ts";

/** What the engine's logger is, as far as its lines are concerned: an instance of winston. */
interface LineLogger {
  /** joins every line at the moment it is written */
  defaultMeta: object | null;
  transports: { format?: LineFormat }[];
}

interface LineFormat {
  transform(line: Line, options?: unknown): Line | boolean;
  options?: unknown;
}

type Line = Record<string | symbol, unknown>;

const MESSAGE = Symbol.for("message");

/** Fields of each line: when, in UTC, and on whose request. Getters, so that each line has its own. */
const fields = {
  get at(): string {
    return new Date().toISOString();
  },
  get client(): string | undefined {
    return caller()?.client;
  },
  get requestId(): string | undefined {
    return caller()?.requestId;
  },
};

/** Lines for people, which show no fields: what they say stands between the time and the caller. */
function withFields(format: LineFormat): LineFormat {
  return {
    options: format.options,
    transform(line, options) {
      const { at, client, requestId } = line;
      const made = format.transform(line, options);
      if (typeof made === "boolean") return made;
      const from = client === undefined ? "" : ` (${String(client)} ${String(requestId ?? "-")})`;
      made[MESSAGE] = `${String(at)} ${String(made[MESSAGE])}${from}`;
      return made;
    },
  };
}

/**
 * Lets each line of the engine's logger say when it was written (`at`, UTC: the engine's own `timestamp` has no zone) and
 * for whom (`client`, `requestId`).
 * @throws Error when the engine's logger is no longer what it was
 */
export function completeLogLines(logger: object): void {
  const { loggerInstance_: lines } = logger as { loggerInstance_?: LineLogger };
  if (!lines || !("defaultMeta" in lines) || !Array.isArray(lines.transports))
    throw new Error("The engine's logger has changed: see src/log-lines.ts.");
  lines.defaultMeta = fields;
  for (const transport of lines.transports) {
    if (transport.format) transport.format = withFields(transport.format);
  }
}

/**
 * Lets no line that this process writes keep a card number, an e-mail or a telephone, whoever writes it: the engine logs addresses by
 * itself, and mail servers repeat whom they refuse.
 */
export function getMaskLines(stream: Pick<NodeJS.WriteStream, "write">): void {
  const write = stream.write.bind(stream) as (chunk: unknown, ...rest: unknown[]) => boolean;
  stream.write = (chunk: unknown, ...rest: unknown[]) =>
    write(typeof chunk === "string" ? maskLogText(chunk) : chunk, ...rest);
}
