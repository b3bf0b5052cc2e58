import type { ProductImport } from "@bezak/contract/product-imports.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../lib/api-context.ts";
import { importsKey, moveImport, sendImport } from "./product-imports-api.ts";

export interface ImportMoves {
  start: () => void;
  cancel: () => void;
  starting: boolean;
  cancelling: boolean;
  /** of the last press */
  error: unknown;
}

/** Puts what an answer says in place at once, and asks for the list anew. */
function useKept() {
  const client = useQueryClient();
  return (run: ProductImport) => {
    client.setQueryData([...importsKey, "one", run.id], run);
    void client.invalidateQueries({ queryKey: [...importsKey, "list"] });
    // goods that were listed before may have changed
    void client.invalidateQueries({ queryKey: ["seller-products"] });
  };
}

export function useSendImport() {
  const api = useApi();
  const keep = useKept();
  return useMutation({ mutationFn: (file: File) => sendImport(api, file), onSuccess: keep });
}

export function useImportMoves(id: string): ImportMoves {
  const api = useApi();
  const keep = useKept();
  const client = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (verb: "start" | "cancel") => moveImport(api, id, verb),
    onSuccess: keep,
    // it may have come further meanwhile: what is shown is asked for again
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
