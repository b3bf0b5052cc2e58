/** What `JSON.stringify` escapes: by its number a control character or half a letter, anything else by one sign. */
const escapes = /\\(?:u([\da-f]{4})|.)/g;

/** As json that PostgreSQL takes: it has no zero character and no half of a letter. */
export function storedJson(value: unknown): string {
  return JSON.stringify(value ?? null).replaceAll(escapes, (escape, code?: string) =>
    code === "0000" ? "" : code?.startsWith("d") ? "\ufffd" : escape,
  );
}
