import { caller } from "./caller-context.ts";

/** What only commerce knows of; all else is in the web server's log (`adapters/src/security-log.ts`), in the same shape. */
export type SecurityEvent =
  | {
      event: "gateway_refused";
      outcome: "refused";
      gateway: string;
      /** why it was not believed, in one word of ours: nothing of what it sent */
      reason: string;
    }
  /** somebody who reached commerce past the web server */
  | { event: "secret_refused"; outcome: "refused" };

/** Writes one line of JSON, whatever the level of the log. */
export function logSecurity(event: SecurityEvent): void {
  const { client = null, requestId = null } = caller() ?? {};
  const security = { at: new Date().toISOString(), ...event, client, requestId };
  process.stdout.write(`${JSON.stringify({ security })}\n`);
}
