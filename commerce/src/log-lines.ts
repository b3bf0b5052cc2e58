import { maskLogText } from "@bezak/contract/mask-log-text.ts";
import { caller } from "./caller-context.ts";

/** The used part of the engine's logger, an instance of winston. */
interface LineLogger {
  /** merged into every line when it is written */
  defaultMeta: object | null;
  transports: { format?: LineFormat }[];
}

interface LineFormat {
  transform(line: Line, options?: unknown): Line | boolean;
  options?: unknown;
}

type Line = Record<string | symbol, unknown>;

const MESSAGE = Symbol.for("message");

/** Fields of each line: time in UTC and request. Getters, so that they are evaluated per line. */
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

/** Adds time and caller to human-readable lines, which show no fields. */
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
 * Adds to each line of the engine's logger its time (`at`, UTC: the engine's own `timestamp` has no zone) and its
 * request (`client`, `requestId`).
 * @throws Error when the engine's logger has another structure
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
 * Masks card numbers, e-mails and telephone numbers in everything that is written to the stream: the engine logs URLs,
 * and mail servers repeat rejected addresses.
 */
export function getMaskLines(stream: Pick<NodeJS.WriteStream, "write">): void {
  const write = stream.write.bind(stream) as (chunk: unknown, ...rest: unknown[]) => boolean;
  stream.write = (chunk: unknown, ...rest: unknown[]) =>
    write(typeof chunk === "string" ? maskLogText(chunk) : chunk, ...rest);
}
