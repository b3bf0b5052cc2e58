import type { ProductImport } from "@bezak/contract/product-imports.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useApi } from "../../lib/api-context.ts";
import { importsKey, moveImport, sendImport } from "./product-imports-api.ts";

export interface ImportMoves {
  start: () => void;
  cancel: () => void;
  starting: boolean;
  cancelling: boolean;
  /** of the last action */
  error: unknown;
}

/** Puts an answer into the cache and invalidates the list. */
function useUpdateRun() {
  const client = useQueryClient();
  return (run: ProductImport) => {
    client.setQueryData([...importsKey, "one", run.id], run);
    void client.invalidateQueries({ queryKey: [...importsKey, "list"] });
    // the import may have changed listed products
    void client.invalidateQueries({ queryKey: ["seller-products"] });
  };
}

export type SendImport = ReturnType<typeof useSendImport>;

/** Sends a file; leaving the page aborts it. */
export function useSendImport() {
  const api = useApi();
  const keep = useUpdateRun();
  const client = useQueryClient();
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);
  return useMutation({
    mutationFn: (file: File) => {
      sending.current = new AbortController();
      return sendImport(api, file, sending.current.signal);
    },
    onSuccess: keep,
    // another member of the shop may have sent one, or an answer was lost
    onError: () => void client.invalidateQueries({ queryKey: importsKey }),
  });
}

export function useImportMoves(id: string): ImportMoves {
  const api = useApi();
  const keep = useUpdateRun();
  const client = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (verb: "start" | "cancel") => moveImport(api, id, verb),
    onSuccess: keep,
    // the import may have progressed meanwhile
    onError: () => void client.invalidateQueries({ queryKey: importsKey }),
  });
  return {
    start: () => mutate("start"),
    cancel: () => mutate("cancel"),
    starting: isPending && variables === "start",
    cancelling: isPending && variables === "cancel",
    error,
  };
}
