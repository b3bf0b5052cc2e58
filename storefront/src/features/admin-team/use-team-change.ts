import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import { useApi } from "../../lib/api-context.ts";
import { adminTeamQuery } from "./admin-team-api.ts";

export interface TeamChangeOptions<Sent> {
  send: (api: ApiClient, sent: Sent) => Promise<unknown>;
  /** what to say when it is done */
  done: (sent: Sent) => string;
  onDone?: (sent: Sent) => void;
}

/** One change of the team; the list is loaded again whatever comes of it, since somebody else may have been quicker. */
export function useTeamChange<Sent>({ send, done, onDone }: TeamChangeOptions<Sent>) {
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (sent: Sent) => send(api, sent),
    onSuccess(_, sent) {
      toast.show({ text: done(sent), tone: "success" });
      onDone?.(sent);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: adminTeamQuery(api).queryKey }),
  });
}
