/**
 * What a log may say of an error while a gateway's call was answered: its code or its name. Its message may quote what
 * the database was given, and with it what the gateway sent.
 */
export function faultName(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? typeof error);
}
