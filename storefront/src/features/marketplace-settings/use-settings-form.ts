import type { MarketplaceSettings } from "@bezak/contract/marketplace-settings.ts";
import { useToast } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { readCurrent } from "../../lib/read-current.ts";
import { useStoredForm, type StoredFormState } from "../../lib/use-stored-form.ts";
import {
  changedFields,
  toChanges,
  toFields,
  toProblems,
  unsavedFields,
  type FieldName,
  type SettingFields,
} from "./setting-fields.ts";
import { settingProblems } from "./setting-problems.ts";
import { changeSettings } from "./settings-api.ts";

export interface SettingsFormState extends StoredFormState<SettingFields> {
  /** fields that somebody else has changed since the form was begun; `isTyped`: another value was typed here */
  changedMeanwhile: readonly { name: FieldName; isTyped: boolean }[];
  /** increases with each change that was refused because the settings had changed */
  staleRefusals: number;
  /** stops showing what was changed meanwhile */
  acknowledge: () => void;
}

/** State of the form; `onCurrent` receives the settings as the server has them after each attempt to save. */
export function useSettingsForm(
  settings: MarketplaceSettings,
  onCurrent: (settings: MarketplaceSettings) => void,
): SettingsFormState {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  // what the administrator has seen: later changes of others are shown while there is something to save
  const [seen, setSeen] = useState(settings);
  const [ownVersion, setOwnVersion] = useState<string>();
  const [staleRefusals, setStaleRefusals] = useState(0);
  const form = useStoredForm({
    stored: settings,
    toFields: (stored) => toFields(stored, t("marketplaceSettings.point")),
    toChanges,
    findProblems: (fields) => settingProblems(fields, t),
    save: (change) => changeSettings(api, { ...change, version: settings.version }),
    onSaved(saved) {
      setOwnVersion(saved.version);
      onCurrent(saved);
      toast.show({ text: t("marketplaceSettings.saved"), tone: "success" });
    },
    readProblems: (error) => (isApiError(error) ? toProblems(error.fields) : {}),
    describeFailure: (error) =>
      readCurrent(error) ? t("marketplaceSettings.stale") : describeError(error, t),
    onFailed(error, sent) {
      const current = readCurrent<MarketplaceSettings>(error);
      if (!current) return;
      onCurrent(current);
      setStaleRefusals((count) => count + 1);
      if (unsavedFields({ ...toFields(current, "."), ...sent }, current).length === 0)
        toast.show({ text: t("marketplaceSettings.sameAlready") });
    },
  });
  const { isDirty } = form;
  const unsaved = unsavedFields(form.fields, settings);
  if (seen.version !== settings.version && (!isDirty || settings.version === ownVersion)) setSeen(settings);
  return {
    ...form,
    // the same values were saved by somebody else: nothing is left to save
    failure: isDirty ? form.failure : null,
    changedMeanwhile: isDirty
      ? changedFields(seen, settings).map((name) => ({ name, isTyped: unsaved.includes(name) }))
      : [],
    staleRefusals,
    acknowledge: () => setSeen(settings),
  };
}
