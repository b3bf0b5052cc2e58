import type { User } from "@bezak/contract/auth.ts";
import { pictureMimes } from "@bezak/contract/upload-types.ts";
import { Alert, Avatar, Button } from "@bezak/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { Camera, Trash2 } from "lucide-react";
import { useId, useRef, useState, type ChangeEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { avatarSource } from "../../lib/avatar-source.ts";
import { describeError } from "../../lib/describe-error.ts";
import { findPictureProblem, type PictureProblem } from "../../lib/picture-problem.ts";
import { uploadFile } from "../../lib/upload-file.ts";
import styles from "./avatar-field.module.css";
import { changeProfile } from "./users-api.ts";

export interface AvatarFieldProps {
  user: User;
  /** merged into the session's user */
  onUser: (change: Partial<User>) => void;
}

/** The user's picture; a new one takes effect as soon as it is chosen. */
export function AvatarField({ user, onUser }: AvatarFieldProps) {
  const t = useTexts();
  const api = useApi();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<PictureProblem | null>(null);
  const saving = useMutation({
    mutationFn: async (file: File | null) => {
      const avatar = file && (await uploadFile(api, file, "avatar")).url;
      return changeProfile(api, { avatar });
    },
    onSuccess: ({ avatar }) => onUser({ avatar }),
  });

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    // allows choosing the same file again
    event.currentTarget.value = "";
    if (!file || saving.isPending) return;
    const problem = findPictureProblem(file);
    setRefused(problem);
    saving.reset();
    if (!problem) saving.mutate(file);
  }

  function remove() {
    setRefused(null);
    saving.mutate(null);
  }

  const failure = saving.error ? describeError(saving.error, t, "profileUpdate") : null;
  const problem = refused ? t(`profile.avatar${refused}`) : failure;
  const busy = saving.isPending;
  return (
    <div role="group" aria-label={t("profile.avatar")} className={styles.root}>
      <Avatar name={user.name} decorative size="huge" src={avatarSource(user.avatar)} />
      <div className={styles.actions}>
        <input
          ref={input}
          id={id}
          type="file"
          hidden
          aria-label={t("profile.avatarChoose")}
          accept={pictureMimes.join(",")}
          onChange={choose}
        />
        <Button
          size="small"
          icon={<Camera aria-hidden />}
          loading={busy && saving.variables !== null}
          disabled={busy}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {t(user.avatar ? "profile.avatarChange" : "profile.avatarChoose")}
        </Button>
        {user.avatar ? (
          <Button
            size="small"
            variant="ghost"
            icon={<Trash2 aria-hidden />}
            loading={busy && saving.variables === null}
            disabled={busy}
            onClick={remove}
          >
            {t("profile.avatarRemove")}
          </Button>
        ) : null}
        <p id={`${id}-hint`} className={styles.hint}>
          {t("profile.avatarHint")}
        </p>
      </div>
      {problem ? (
        <Alert tone="danger" className={styles.problem}>
          {problem}
        </Alert>
      ) : null}
    </div>
  );
}
