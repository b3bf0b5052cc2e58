import type { Approval } from "@bezak/contract/approvals.ts";
import type { Sum } from "@bezak/contract/money.ts";
import { approvals } from "@bezak/contract/routes/approvals.ts";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../api-context.ts";
import { hasCode } from "../api-error.ts";
import { useRights } from "../use-rights.tsx";
import { waitingApprovalsQuery } from "./approvals-api.ts";

export interface Approvals {
  waiting: readonly Approval[];
  /** the request about this object that waits */
  of: (objectId: string) => Approval | undefined;
  /**
   * Whether an act of this sum needs a second administrator, as far as the page knows; `error`: the server's refusal of the
   * act, which knows better.
   */
  areNeeded: (sum: Sum, error?: unknown) => boolean;
}

/** What waits for a second administrator, of one order or of everything. */
export function useApprovals(order?: string): Approvals {
  const isPermitted = useRights().mayCall(approvals);
  const { data } = useQuery({ ...waitingApprovalsQuery(useApi(), order), enabled: isPermitted });
  const waiting = data?.data ?? [];
  const over = data?.over ?? null;
  return {
    waiting,
    of: (objectId) => waiting.find((one) => one.objectId === objectId),
    areNeeded: (sum, error) => (over !== null && sum > over) || hasCode(error, "approval_required"),
  };
}
