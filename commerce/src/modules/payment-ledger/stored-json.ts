/** Escapes of `JSON.stringify`: `\uXXXX` for control characters and lone surrogates, one character otherwise. */
const escapes = /\\(?:u([\da-f]{4})|.)/g;

/** Serializes JSON that PostgreSQL accepts: without U+0000 and lone surrogates. */
export function storedJson(value: unknown): string {
  return JSON.stringify(value ?? null).replaceAll(escapes, (escape, code?: string) =>
    code === "0000" ? "" : code?.startsWith("d") ? "\ufffd" : escape,
  );
}
