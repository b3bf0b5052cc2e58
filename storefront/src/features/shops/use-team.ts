import type { ShopInvitation, ShopMember, ShopTeam } from "@bezak/contract/shops.ts";
import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { changeMember, inviteMember, removeMember, shopTeamQuery, type InvitedRole } from "./shops-api.ts";

export interface TeamWork {
  /** whether a change of a member or an invitation (by id), or of an e-mail address, is in progress */
  isBusy: (what: string) => boolean;
  setRole: (member: ShopMember, role: InvitedRole) => void;
  removeMember: (member: ShopMember) => Promise<void>;
  withdraw: (invitation: ShopInvitation) => void;
  resend: (invitation: ShopInvitation) => void;
  /** rejects with the message for the form */
  invite: (email: string, role: InvitedRole) => Promise<void>;
}

interface Change {
  /** what `isBusy` reports meanwhile */
  about: string;
  run: () => Promise<ShopTeam>;
  done: string;
  /** the caller reports the failure itself */
  notified?: boolean;
}

/** Changes of the team by the owner; each answer contains the whole team. */
export function useTeam(personId: string | null): TeamWork {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { queryKey } = shopTeamQuery(api, personId);
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ run }: Change) => run(),
    onSuccess(team, { done }) {
      queryClient.setQueryData<ShopTeam>(queryKey, team);
      toast.show({ tone: "success", text: done });
    },
    onError(error, { notified }) {
      if (!notified) toast.show({ tone: "danger", text: describeError(error, t) });
      // somebody else may have changed the team meanwhile
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  const quietly = (change: Change) => void mutateAsync(change).catch(() => undefined);
  const sent = (email: string) => t("shopTeam.sent", { email });
  return {
    isBusy: (what) => isPending && variables.about === what,
    setRole: ({ id }, role) =>
      quietly({
        about: id,
        run: () => changeMember(api, id, role),
        done: t("shopTeam.roleChanged", { role: t(`shopTeam.roles.${role}`) }),
      }),
    async removeMember({ id, name, email }) {
      const done = t("shopTeam.removed", { name: name || email });
      await mutateAsync({ about: id, run: () => removeMember(api, id), done, notified: true });
    },
    withdraw: ({ id, email }) =>
      quietly({ about: id, run: () => removeMember(api, id), done: t("shopTeam.withdrawn", { email }) }),
    resend: ({ id, email, role }) =>
      quietly({ about: id, run: () => inviteMember(api, { email, role }), done: sent(email) }),
    async invite(email, role) {
      const run = () => inviteMember(api, { email, role });
      await mutateAsync({ about: email, run, done: sent(email), notified: true });
    },
  };
}
