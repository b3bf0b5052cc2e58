import type { NewApproval } from "@bezak/contract/approvals.ts";
import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../api-context.ts";
import { reloadApprovals, requestApproval } from "./approvals-api.ts";

/** Requests an act from a second administrator, once however often it is pressed. Needs the message part `approvals`. */
export function useApprovalRequest(onDone: () => void) {
  const t = useTexts();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const mutationKey = ["approval-request"];
  const requesting = useMutation({
    mutationKey,
    mutationFn: (body: NewApproval) => requestApproval(api, body),
    onSuccess() {
      toast.show({ text: t("approvals.requested"), tone: "success" });
      onDone();
    },
    onSettled: () => reloadApprovals(cache),
  });
  return {
    request(body: NewApproval) {
      // `isPending` is updated too late for two presses in one moment
      if (cache.isMutating({ mutationKey }) === 0) requesting.mutate(body);
    },
    isPending: requesting.isPending,
    error: requesting.error,
    reset: requesting.reset,
  };
}
