import type { Passkey } from "@bezak/contract/passkeys.ts";
import type { SecondFactor } from "@bezak/contract/second-factor.ts";
import { limits } from "@bezak/contract/limits.ts";
import { Badge, Button, Skeleton, TextField, useToast } from "@bezak/ui-kit";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { useDeviceName } from "../../lib/device-facts.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { describePasskeyError } from "../../lib/passkey.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useDate } from "../../lib/use-date.ts";
import { addPasskey, passkeysQuery, removePasskey, renamePasskey } from "./passkeys-api.ts";
import { secondFactorQuery } from "./second-factor-api.ts";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import styles from "./security-settings.module.css";
import { useSession } from "./session-store.ts";

/** The user's passkeys: add, rename, remove. Needs the message part `account`. */
export function Passkeys() {
  const t = useTexts();
  const api = useApi();
  const { data, error, refetch, fetchStatus } = useQuery(passkeysQuery(api));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [question, setQuestion] = useState<{ passkey: Passkey; what: "rename" | "remove" } | null>(null);
  const adding = useAdding(setCodes);
  const here = useDeviceName(typeof navigator === "undefined" ? null : navigator.userAgent);
  if (!data) {
    if (error) return <LoadFailure headingLevel={3} error={error} onRetry={() => void refetch()} />;
    if (fetchStatus === "paused") return <OfflineState headingLevel={3} />;
    return (
      <div aria-busy role="group" aria-label={t("common.loading")}>
        <Skeleton shape="box" height="5rem" />
      </div>
    );
  }
  if (codes) return <RecoveryCodeList codes={codes} onSaved={() => setCodes(null)} />;
  const isFull = data.length >= limits.passkeysMax;
  return (
    <>
      {data.length > 0 ? (
        <ul role="list" className={styles.list}>
          {data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setQuestion({ passkey, what: "rename" })}
              onRemove={() => setQuestion({ passkey, what: "remove" })}
            />
          ))}
        </ul>
      ) : null}
      {isFull ? <p className={styles.quiet}>{t("passkeys.full")}</p> : null}
      <Button
        className={styles.others}
        disabled={isFull}
        loading={adding.isPending}
        onClick={() => adding.mutate(here.slice(0, limits.passkeyNameMax))}
      >
        {t("passkeys.add")}
      </Button>
      {question?.what === "rename" ? <RenameDialog {...question} onClose={() => setQuestion(null)} /> : null}
      {question?.what === "remove" ? (
        <RemoveDialog {...question} isLast={data.length === 1} onClose={() => setQuestion(null)} />
      ) : null}
    </>
  );
}

function useAdding(onCodes: (codes: readonly string[]) => void) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { user, update } = useSession();
  return useMutation({
    mutationFn: (name: string) => addPasskey(api, name),
    onSuccess({ recoveryCodes }) {
      toast.show({ text: t("passkeys.added"), tone: "success" });
      if (user?.secondFactorMissing) update({ secondFactorMissing: undefined });
      if (recoveryCodes) onCodes(recoveryCodes);
    },
    onError: (error) => toast.show({ text: describePasskeyError(error, t), tone: "danger" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["auth"] }),
    // recovery codes must not be cached
    gcTime: 0,
  });
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const t = useTexts();
  const dateOf = useDate();
  const { name, createdAt, lastUsedAt, synced } = passkey;
  const used = lastUsedAt ? t("passkeys.used", { date: dateOf(lastUsedAt) }) : t("passkeys.unusedYet");
  return (
    <li className={styles.device}>
      <KeyRound aria-hidden className={styles.key} />
      <div className={styles.passkey}>
        <p className={styles.passkeyName}>{name}</p>
        <p className={styles.quiet}>{`${t("passkeys.created", { date: dateOf(createdAt) })} · ${used}`}</p>
      </div>
      <Badge>{t(synced ? "passkeys.synced" : "passkeys.local")}</Badge>
      <Button size="small" aria-label={t("passkeys.renameNamed", { name })} onClick={onRename}>
        {t("passkeys.rename")}
      </Button>
      <Button
        size="small"
        variant="ghost"
        aria-label={t("passkeys.removeNamed", { name })}
        onClick={onRemove}
      >
        {t("passkeys.remove")}
      </Button>
    </li>
  );
}

interface QuestionProps {
  passkey: Passkey;
  onClose: () => void;
}

function RenameDialog({ passkey, onClose }: QuestionProps) {
  const t = useTexts();
  const api = useApi();
  const queryClient = useQueryClient();
  const [name, setName] = useState(passkey.name);
  const renaming = useMutation({
    mutationFn: () => renamePasskey(api, { id: passkey.id, name: name.trim() }),
    onSuccess: onClose,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["auth", "passkeys"] }),
  });
  return (
    <QuestionDialog
      title={t("passkeys.renameTitle")}
      act={t("passkeys.save")}
      keep={t("passkeys.cancel")}
      busy={renaming.isPending}
      disabled={name.trim() === ""}
      problem={renaming.error && describeError(renaming.error, t)}
      onAct={() => renaming.mutate()}
      onClose={onClose}
    >
      <TextField
        data-first-focus
        label={t("passkeys.name")}
        maxLength={limits.passkeyNameMax}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </QuestionDialog>
  );
}

/** What happens without the passkey; until the state of the app is known, both cases. */
function removalText(isLast: boolean, factor: SecondFactor | undefined) {
  if (!isLast) return "passkeys.removeText";
  if (!factor) return "passkeys.removeLastText";
  return factor.enabled ? "passkeys.removeLastOfApp" : "passkeys.removeLastOfAll";
}

function RemoveDialog({ passkey, isLast, onClose }: QuestionProps & { isLast: boolean }) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { update } = useSession();
  const { data: factor } = useQuery(secondFactorQuery(api));
  const closesPanel = isLast && factor?.enabled === false && factor.required;
  const removing = useMutation({
    mutationFn: () => removePasskey(api, passkey.id),
    onSuccess() {
      toast.show({ text: t("passkeys.removed"), tone: "success" });
      // as after signing in without a second factor: the panel asks for one
      if (closesPanel) update({ secondFactorMissing: true });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["auth"] }),
  });
  return (
    <QuestionDialog
      title={t("passkeys.removeTitle", { name: passkey.name })}
      text={[t(removalText(isLast, factor)), closesPanel ? t("passkeys.removeRequired") : ""]
        .join(" ")
        .trim()}
      act={t("passkeys.remove")}
      keep={t("passkeys.keep")}
      tone="danger"
      busy={removing.isPending}
      problem={removing.error && describeError(removing.error, t)}
      onAct={() => removing.mutate()}
      onClose={onClose}
    />
  );
}
