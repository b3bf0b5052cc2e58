/** Values of LOG_LEVEL, with the web server's name for each: its logger knows no requests. */
const levels = {
  error: "error",
  warn: "warn",
  info: "info",
  http: "info",
  debug: "debug",
  silent: "silent",
} as const;

type LogLevel = keyof typeof levels;

const isLogLevel = (text: string): text is LogLevel => Object.hasOwn(levels, text);

/** What is wrong with LOG_LEVEL, as a sentence; undefined when it is valid or not set. */
export function logLevelFault({ LOG_LEVEL }: { LOG_LEVEL?: string }): string | undefined {
  if (!LOG_LEVEL || isLogLevel(LOG_LEVEL)) return undefined;
  return `LOG_LEVEL=${LOG_LEVEL} is not a level: choose error, warn, info, http or debug.`;
}

/** Level of the web server's log. @throws Error when LOG_LEVEL is not a level */
export function webServerLogLevel({ LOG_LEVEL }: { LOG_LEVEL?: string }): (typeof levels)[LogLevel] {
  if (!LOG_LEVEL) return "warn";
  if (isLogLevel(LOG_LEVEL)) return levels[LOG_LEVEL];
  throw new Error(logLevelFault({ LOG_LEVEL }));
}
