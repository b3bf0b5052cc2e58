import { Alert, Button, useToast } from "@bezak/ui-kit";
import { Copy, Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { saveFile } from "../../lib/download-file.ts";
import styles from "./second-factor.module.css";

export interface RecoveryCodeListProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** New recovery codes, shown once. */
export function RecoveryCodeList({ codes, onSaved }: RecoveryCodeListProps) {
  const t = useTexts();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const text = codes.join("\n");
  // the form in which the focus was is gone
  useEffect(() => heading.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ text: t("secondFactor.copied"), tone: "success" });
    } catch {
      toast.show({ text: t("secondFactor.notCopied"), tone: "danger" });
    }
  }

  return (
    <div className={styles.root}>
      <h4 ref={heading} tabIndex={-1}>
        {t("secondFactor.codesTitle")}
      </h4>
      <Alert tone="warning">{t("secondFactor.codesText")}</Alert>
      <ul role="list" translate="no" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t("secondFactor.copy")}
        </Button>
        <Button
          icon={<Download aria-hidden />}
          onClick={() =>
            saveFile(new Blob([`${text}\n`], { type: "text/plain" }), "bezak-recovery-codes.txt")
          }
        >
          {t("secondFactor.download")}
        </Button>
        <Button variant="primary" onClick={onSaved}>
          {t("secondFactor.saved")}
        </Button>
      </div>
    </div>
  );
}
