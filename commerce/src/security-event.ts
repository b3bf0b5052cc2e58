import { caller } from "./caller-context.ts";

/**
 * Events known only to commerce; all others are in the web server's log (`adapters/src/security-log.ts`), in the same
 * shape.
 */
export type SecurityEvent =
  | {
      event: "gateway_refused";
      outcome: "refused";
      gateway: string;
      /** reason of the rejection as a fixed word: nothing of the request */
      reason: string;
    }
  /** a request that reached commerce without the web server */
  | { event: "secret_refused"; outcome: "refused" };

/** Writes one line of JSON, whatever the log level. */
export function logSecurity(event: SecurityEvent): void {
  const { client = null, requestId = null } = caller() ?? {};
  const security = { at: new Date().toISOString(), ...event, client, requestId };
  process.stdout.write(`${JSON.stringify({ security })}\n`);
}
