import type { SecondFactorSetup } from "@bezak/contract/second-factor.ts";
import { Button, Skeleton, TextLink } from "@bezak/ui-kit";
import { Suspense } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { optionalPart } from "../../lib/optional-part.ts";
import { CodeForm } from "./code-form.tsx";
import { switchOnSecondFactor } from "./second-factor-api.ts";
import styles from "./second-factor.module.css";

const QrCode = optionalPart(() => import("../../lib/qr-code.tsx"));

export interface FactorSetupProps {
  setup: SecondFactorSetup;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Base32 in groups of four, as people read it aloud and type it. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

/** Shows the secret to an authenticator app and asks for the first code. */
export function FactorSetup({ setup, onDone, onCancel }: FactorSetupProps) {
  const t = useTexts();
  return (
    <div className={styles.root}>
      <p className={styles.quiet}>{t("secondFactor.scan")}</p>
      <div className={styles.setup}>
        <Suspense fallback={<Skeleton shape="box" ratio="1 / 1" className={styles.qr} />}>
          <QrCode text={setup.uri} label={t("secondFactor.qr")} className={styles.qr} />
        </Suspense>
        <div className={styles.key}>
          <p className={styles.quiet}>{t("secondFactor.secret")}</p>
          <code translate="no" className={styles.secret}>
            {inGroups(setup.secret)}
          </code>
          <TextLink href={setup.uri}>{t("secondFactor.open")}</TextLink>
        </div>
      </div>
      <div className={styles.form}>
        <CodeForm
          isFocused
          label={t("secondFactor.code")}
          hint={t("secondFactor.codeHint")}
          short={t("secondFactor.codeShort")}
          action={t("secondFactor.finish")}
          wrongCode="second_factor_invalid"
          send={switchOnSecondFactor}
          onDone={onDone}
          others={(isPending) => (
            <Button variant="ghost" className={styles.start} disabled={isPending} onClick={onCancel}>
              {t("secondFactor.cancel")}
            </Button>
          )}
        />
      </div>
    </div>
  );
}
