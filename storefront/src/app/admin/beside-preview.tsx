import { SegmentedControl } from "@bezak/ui-kit";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useInView } from "../../lib/use-in-view.ts";
import styles from "./beside-preview.module.css";

export interface BesidePreviewProps {
  form: ReactNode;
  /** rendered once it is in sight */
  preview: ReactNode;
  /** another one than before shows the preview; undefined or null does not */
  wanted?: unknown;
}

/** A form with its preview: beside it where there is room, else one of both at a time. */
export function BesidePreview({ form, preview, wanted }: BesidePreviewProps) {
  const t = useTexts();
  const [open, setOpen] = useState<"form" | "preview">("form");
  const [before, setBefore] = useState(wanted);
  if (wanted !== before) {
    setBefore(wanted);
    if (wanted !== undefined && wanted !== null) setOpen("preview");
  }
  const { watch, inView } = useInView();
  const [seen, setSeen] = useState(false);
  if (inView && !seen) setSeen(true);
  return (
    <div className={styles.root}>
      <div className={styles.choice}>
        <SegmentedControl
          label={t("contentAdmin.preview.choice")}
          options={[
            { value: "form", label: t("contentAdmin.preview.form") },
            { value: "preview", label: t("contentAdmin.preview.short") },
          ]}
          value={open}
          onValueChange={setOpen}
        />
      </div>
      <div data-open={open} className={styles.columns}>
        <div className={styles.form}>{form}</div>
        <div ref={watch} className={styles.preview}>
          {seen ? preview : null}
        </div>
      </div>
    </div>
  );
}
