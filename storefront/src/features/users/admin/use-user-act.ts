import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { AdministeredUser } from "@bezak/contract/user-admin.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ApiClient } from "../../../lib/api-client.ts";
import { useApi } from "../../../lib/api-context.ts";
import { hasCode, hasStatus } from "../../../lib/api-error.ts";
import { readCurrent } from "../../../lib/read-current.ts";
import type { UserAct } from "./user-acts.ts";
import { changeUser, closeUser, endSessions, forgetUser, reloadUser, storeUser } from "./user-admin-api.ts";

interface Done {
  /** as it is now; null when the account is closed */
  user: AdministeredUser | null;
  /** sessions that have ended */
  ended: number;
}

interface RequestedAct {
  act: UserAct;
  reason: string;
  /** of a new administrator */
  rank: AdminRank;
}

async function perform(
  api: ApiClient,
  user: AdministeredUser,
  { act, reason, rank }: RequestedAct,
): Promise<Done> {
  switch (act) {
    case "endSessions":
      return { user, ended: await endSessions(api, user) };
    case "close":
      await closeUser(api, user);
      return { user: null, ended: 0 };
    case "block":
      return { user: await changeUser(api, user, { blocked: true, reason }), ended: 0 };
    case "unblock":
      return { user: await changeUser(api, user, { blocked: false }), ended: 0 };
    case "promote":
      return { user: await changeUser(api, user, { role: "admin", adminRank: rank }), ended: 0 };
    case "demote":
      return { user: await changeUser(api, user, { role: "customer" }), ended: 0 };
  }
}

export interface UserActOptions {
  onDone: (act: UserAct, done: Done) => void;
  /** the account has changed since it was loaded, nothing was done, and the current one is shown */
  onStale: () => void;
}

/** Acts on an account in the version that is shown, once however often it is pressed. */
export function useUserAct(user: AdministeredUser, { onDone, onStale }: UserActOptions) {
  const api = useApi();
  const cache = useQueryClient();
  const mutationKey = ["administered-user", user.id, "act"];
  const acting = useMutation({
    mutationKey,
    mutationFn: (sent: RequestedAct) => perform(api, user, sent),
    onSuccess(done, { act }) {
      if (done.user && done.user !== user) storeUser(cache, done.user);
      onDone(act, done);
      // with the role the account got another id
      if (done.user?.id !== user.id) forgetUser(cache, user);
    },
    onError(error) {
      const current = readCurrent<AdministeredUser>(error);
      if (current) {
        storeUser(cache, current);
        onStale();
      } else if (hasStatus(error, 404, 409)) reloadUser(cache, user);
    },
  });
  const isStale = hasCode(acting.error, "stale_version");
  return {
    act(sent: RequestedAct) {
      // `isPending` is updated too late for two presses in one moment
      if (cache.isMutating({ mutationKey }) === 0) acting.mutate(sent);
    },
    isPending: acting.isPending,
    isStale,
    /** why it failed, unless the page itself shows it */
    error: isStale ? null : acting.error,
    reset: acting.reset,
  };
}
