import type { ShopSettings } from "@bezak/contract/shops.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode, isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { useStoredForm, type StoredFormState } from "../../lib/use-stored-form.ts";
import { toChanges, toFields, type ShopFields } from "./shop-fields.ts";
import { toProblems, shopProblems } from "./shop-problems.ts";
import { changeShopSettings } from "./shops-api.ts";

export type ShopFormState = StoredFormState<ShopFields>;

/** State of the settings form of a shop. */
export function useShopForm(
  settings: ShopSettings,
  onSaved: (settings: ShopSettings) => void,
): ShopFormState {
  const t = useTexts();
  const api = useApi();
  return useStoredForm({
    stored: settings,
    toFields,
    toChanges,
    findProblems: (fields) => shopProblems(fields, t),
    save: (change) => changeShopSettings(api, change),
    onSaved,
    readProblems(error) {
      if (hasCode(error, "shop_name_taken")) return { name: describeError(error, t) };
      return isApiError(error) ? toProblems(error.fields) : {};
    },
    describeFailure: (error) => (hasCode(error, "shop_name_taken") ? null : describeError(error, t)),
  });
}
