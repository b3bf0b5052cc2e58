import { defaultRank, type AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { TeamAdministrator } from "@bezak/contract/admin-team.ts";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { RankField } from "../../lib/rank-field.tsx";
import { setRank } from "./admin-team-api.ts";
import { useTeamChange } from "./use-team-change.ts";

export interface TeamDialogProps {
  administrator: TeamAdministrator;
  onClose: () => void;
}

export interface RankDialogProps extends TeamDialogProps {
  /** called when administrators have given themselves another rank */
  onOwnRank: (rank: AdminRank) => void;
}

/** Gives an administrator another rank, with the password. */
export function RankDialog({ administrator, onOwnRank, onClose }: RankDialogProps) {
  const t = useTexts();
  const [rank, setChosen] = useState<AdminRank>(administrator.rank ?? defaultRank);
  const name = administrator.name || administrator.email;
  const changing = useTeamChange({
    send: (api, to: AdminRank) => setRank(api, administrator, to),
    done: (to) => t("adminTeam.rankChanged", { name, rank: t(`admin.ranks.${to}`) }),
    onDone(to) {
      // the panel follows at once
      if (administrator.self) onOwnRank(to);
      onClose();
    },
  });
  return (
    <QuestionDialog
      size="medium"
      title={t("adminTeam.rankTitle", { name })}
      text={t(administrator.self ? "adminTeam.ownRankText" : "adminTeam.rankText")}
      act={t("adminTeam.rankAct")}
      keep={t("adminTeam.keep")}
      busy={changing.isPending}
      problem={changing.error && describeError(changing.error, t)}
      onAct={() => (rank === administrator.rank ? onClose() : changing.mutate(rank))}
      onClose={onClose}
    >
      <RankField id="team-rank" rank={rank} onRank={setChosen} />
    </QuestionDialog>
  );
}
