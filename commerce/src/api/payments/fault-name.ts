/**
 * Returns what may be logged of an error during a gateway's call: its code or its name. The message may quote the
 * database's input, and with it what the gateway sent.
 */
export function faultName(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? typeof error);
}
