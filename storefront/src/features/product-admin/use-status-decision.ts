import type { AdministeredProduct } from "@bezak/contract/product-admin.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { readCurrent } from "../../lib/read-current.ts";
import {
  administeredMessagesQuery,
  administeredProductQuery,
  administeredProductsKey,
  setProductStatus,
  type StatusDecision,
} from "./product-admin-api.ts";

interface StatusDecisionEvents {
  onDecided: (decision: StatusDecision) => void;
  /** the product has changed since it was loaded: its current version is shown, and nothing was decided */
  onStale: () => void;
}

/** Sends a decision about the status of the shown product, and shows the product as it is then. */
export function useStatusDecision(
  product: AdministeredProduct,
  { onDecided, onStale }: StatusDecisionEvents,
) {
  const api = useApi();
  const cache = useQueryClient();
  const { queryKey } = administeredProductQuery(api, product.id);
  const thread = useQuery(administeredMessagesQuery(api, product.id)).data;
  const messagesKey = administeredMessagesQuery(api, product.id).queryKey;
  const seen = thread && { latestMessageId: thread.messages.at(-1)?.id ?? null };
  const deciding = useMutation({
    mutationFn: (decision: StatusDecision) => setProductStatus(api, product, { ...decision, ...seen }),
    onSuccess(decided, decision) {
      cache.setQueryData(queryKey, decided);
      void cache.invalidateQueries({ queryKey: messagesKey });
      void cache.invalidateQueries({ queryKey: [...administeredProductsKey, "list"] });
      onDecided(decision);
    },
    onError(error) {
      const current = readCurrent<AdministeredProduct>(error);
      if (current) {
        cache.setQueryData(queryKey, current);
        // perhaps its shop has answered
        void cache.invalidateQueries({ queryKey: messagesKey });
        void cache.invalidateQueries({ queryKey: [...administeredProductsKey, "list"] });
        onStale();
      } else if (hasStatus(error, 404, 400)) {
        // it was deleted, or lacks something that it had
        void cache.invalidateQueries({ queryKey: administeredProductsKey });
      }
    },
  });
  return { deciding, answerWaits: thread?.answerWaits === true };
}
