import type { MarketplaceSettings } from "@bezak/contract/marketplace-settings.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { useEffect, useRef } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSettingText } from "./use-setting-text.ts";
import { settingOf } from "./setting-fields.ts";
import styles from "./settings-form.module.css";
import type { SettingsFormState } from "./use-settings-form.ts";

export interface ChangedMeanwhileProps {
  form: SettingsFormState;
  settings: MarketplaceSettings;
}

/** What another administrator has saved while this form was edited. Receives the focus after a refused attempt to save. */
export function ChangedMeanwhile({ form, settings }: ChangedMeanwhileProps) {
  const t = useTexts();
  const toText = useSettingText();
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef(0);
  const { changedMeanwhile, staleRefusals } = form;
  const isShown = changedMeanwhile.length > 0;
  useEffect(() => {
    // once for each refusal: other changes must not take the focus from a field
    if (!isShown || staleRefusals === focused.current) return;
    focused.current = staleRefusals;
    root.current?.focus();
  }, [isShown, staleRefusals]);
  if (!isShown) return null;
  const names = new Set(changedMeanwhile.map(({ name }) => settingOf(name)));
  const authors = settings.lastChanges
    .filter(({ setting }) => names.has(setting))
    .flatMap(({ changedBy }) => changedBy?.email ?? []);
  return (
    <div ref={root} tabIndex={-1}>
      <Alert
        tone="warning"
        title={t("marketplaceSettings.meanwhile.title")}
        actions={
          <Button size="small" onClick={form.acknowledge}>
            {t("marketplaceSettings.meanwhile.fine")}
          </Button>
        }
      >
        {authors.length > 0 ? (
          <p>{t("marketplaceSettings.meanwhile.by", { emails: [...new Set(authors)].join(", ") })}</p>
        ) : null}
        <p>{t("marketplaceSettings.meanwhile.kept")}</p>
        <ul role="list" className={styles.list}>
          {changedMeanwhile.map(({ name, isTyped }) => {
            const label = t(`marketplaceSettings.fields.${name}.label`);
            return (
              <li key={name} className={styles.item}>
                <b>{label}</b>
                <span className={styles.lines}>{toText(name, settings)}</span>
                {isTyped ? (
                  <>
                    <span>{t("marketplaceSettings.meanwhile.yours")}</span>
                    <Button
                      size="small"
                      aria-label={t("marketplaceSettings.meanwhile.takeNamed", { field: label })}
                      onClick={() => form.drop(name)}
                    >
                      {t("marketplaceSettings.meanwhile.take")}
                    </Button>
                  </>
                ) : null}
              </li>
            );
          })}
        </ul>
      </Alert>
    </div>
  );
}
