import { pictureMimes } from "@bezak/contract/upload-types.ts";
import { Alert, Button, Picture } from "@bezak/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { ImagePlus, Trash2 } from "lucide-react";
import { useId, useRef, useState, type ChangeEvent, type ReactNode } from "react";
import { useTexts } from "../i18n/texts-context.tsx";
import { useApi } from "./api-context.ts";
import { describeError } from "./describe-error.ts";
import { findPictureProblem, type PictureProblem } from "./picture-problem.ts";
import { pictureFiles } from "./picture-sources.ts";
import { uploadFile } from "./upload-file.ts";
import styles from "./picture-field.module.css";

export interface PictureTexts {
  choose: string;
  change: string;
  /** without it the picture can be changed, but not removed */
  remove?: string;
  wrong: Record<PictureProblem, string>;
}

export interface PictureFieldProps {
  label: string;
  hint: string;
  texts: PictureTexts;
  /** a square logo or a wide banner */
  shape: "logo" | "banner";
  /** null without a picture */
  url: string | null;
  error: string | undefined;
  /** further buttons */
  more?: ReactNode;
  onChange: (url: string | null) => void;
}

/** A picture of a form: uploaded as soon as it is chosen, visible to buyers once the form is saved. */
export function PictureField({ label, hint, texts, shape, url, error, more, onChange }: PictureFieldProps) {
  const t = useTexts();
  const api = useApi();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<PictureProblem | null>(null);
  const sending = useMutation({
    mutationFn: (file: File) => uploadFile(api, file, "image"),
    onSuccess: (sent) => onChange(sent.url),
  });

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    // allows choosing the same file again
    event.currentTarget.value = "";
    if (!file || sending.isPending) return;
    const problem = findPictureProblem(file);
    setRefused(problem);
    sending.reset();
    if (!problem) sending.mutate(file);
  }

  const failure = sending.error ? describeError(sending.error, t) : error;
  const problem = refused ? texts.wrong[refused] : failure;
  return (
    <div role="group" aria-labelledby={`${id}-label`} data-shape={shape} className={styles.root}>
      <p id={`${id}-label`} className={styles.label}>
        {label}
      </p>
      <div className={styles.row}>
        {url ? (
          <div aria-hidden className={styles.picture}>
            <Picture {...pictureFiles({ url })} alt="" sizes="20rem" ratio="auto" fallback="" />
          </div>
        ) : null}
        <div className={styles.actions}>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={label}
            accept={pictureMimes.join(",")}
            onChange={choose}
          />
          <Button
            size="small"
            icon={<ImagePlus aria-hidden />}
            loading={sending.isPending}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={`${id}-label ${id}-hint`}
            onClick={() => input.current?.click()}
          >
            {url ? texts.change : texts.choose}
          </Button>
          {more}
          {url && texts.remove ? (
            <Button
              size="small"
              variant="ghost"
              icon={<Trash2 aria-hidden />}
              disabled={sending.isPending}
              aria-describedby={`${id}-label`}
              onClick={() => {
                setRefused(null);
                sending.reset();
                onChange(null);
              }}
            >
              {texts.remove}
            </Button>
          ) : null}
        </div>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {problem ? <Alert tone="danger">{problem}</Alert> : null}
    </div>
  );
}
