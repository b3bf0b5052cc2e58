import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import { limits } from "@bezak/contract/limits.ts";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { QuestionDialog } from "../../../lib/question-dialog.tsx";
import { RankField } from "../../../lib/rank-field.tsx";
import { describeBesideReason, isReason, ReasonField } from "../../../lib/reason-field.tsx";
import { useRefusalFocus } from "../../../lib/use-refusal-focus.ts";
import { describeRefusal, listEffects, type Account, type UserAct } from "./user-acts.ts";
import styles from "./user-view.module.css";

export interface UserActDialogProps {
  act: UserAct;
  account: Account;
  /** of a block, as it was written so far */
  reason: string;
  onReason: (reason: string) => void;
  /** that a new administrator gets */
  rank: AdminRank;
  onRank: (rank: AdminRank) => void;
  busy: boolean;
  /** why it was not done */
  error: unknown;
  onAct: (reason: string) => void;
  onClose: () => void;
}

/** Says what will happen to an account, and asks for the reason of a block. */
export function UserActDialog(props: UserActDialogProps) {
  const { act, account, reason, onReason, rank, onRank, busy, error, onAct, onClose } = props;
  const t = useTexts();
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const { name, email, shop } = account.user;
  return (
    <QuestionDialog
      size="medium"
      title={t(`userAdmin.acts.${act}.title`, { name: name || email })}
      act={t(`userAdmin.acts.${act}.act`)}
      keep={t("userAdmin.cancel")}
      tone={act === "block" || act === "close" ? "danger" : "primary"}
      busy={busy}
      problem={describeBesideReason(error, t, describeRefusal)}
      form={form}
      onAct={() => {
        setAttempts(attempts + 1);
        if (act !== "block" || isReason(reason)) onAct(reason.trim());
      }}
      onClose={onClose}
    >
      <ul className={styles.effects}>
        {listEffects(act, account).map((effect) => (
          <li key={effect}>{t(effect, { email, shop: shop?.name ?? "" })}</li>
        ))}
      </ul>
      {act === "promote" ? <RankField id="promote-rank" rank={rank} onRank={onRank} /> : null}
      {act === "block" ? (
        <ReasonField
          id="block-reason"
          label={t("userAdmin.reason")}
          hint={t("userAdmin.reasonHint")}
          short={t("userAdmin.reasonShort", { min: limits.reasonMin })}
          reason={reason}
          onReason={onReason}
          checked={attempts > 0}
          error={error}
        />
      ) : null}
    </QuestionDialog>
  );
}
