// Free of zod, since browsers import this file.

/** How an action of an administrator ended. */
export const auditOutcomes = ["done", "refused", "failed", "unknown"] as const;

export type AuditOutcome = (typeof auditOutcomes)[number];

export const auditFormats = ["csv", "jsonl"] as const;

export type AuditFormat = (typeof auditFormats)[number];

/** `null` is an action whose process ended before it answered. */
export function toAuditOutcome(status: number | null): AuditOutcome {
  if (status === null) return "unknown";
  if (status < 400) return "done";
  return status < 500 ? "refused" : "failed";
}
