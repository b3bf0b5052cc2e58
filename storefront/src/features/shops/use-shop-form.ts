import type { ShopSettings } from "@bezak/contract/shops.ts";
import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode, isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { toChanges, toFields, type ShopFields } from "./shop-fields.ts";
import { toProblems, shopProblems, type ShopProblems } from "./shop-problems.ts";
import { changeShopSettings } from "./shops-api.ts";

export interface ShopFormState {
  fields: ShopFields;
  problems: ShopProblems;
  /** increases with each failed validation; the focus then moves to the first invalid field */
  refusals: number;
  failure: string | null;
  isDirty: boolean;
  isPending: boolean;
  change: (part: Partial<ShopFields>) => void;
  /** reverts to the stored values */
  reset: () => void;
  submit: (event: FormEvent) => void;
}

/** State of the settings form. Contains only changed fields; the others follow the stored settings. */
export function useShopForm(
  settings: ShopSettings,
  onSaved: (settings: ShopSettings) => void,
): ShopFormState {
  const t = useTexts();
  const api = useApi();
  const [touched, setTouched] = useState<Partial<ShopFields>>({});
  const [problems, setProblems] = useState<ShopProblems>({});
  const [refusals, setRefusals] = useState(0);
  const fields = { ...toFields(settings), ...touched };
  const saving = useMutation({
    mutationFn: ({ body }: { body: ReturnType<typeof toChanges>; sent: Partial<ShopFields> }) =>
      changeShopSettings(api, body),
    onSuccess(saved, { sent }) {
      onSaved(saved);
      // keeps what was typed while saving
      setTouched((now) => {
        const typed = Object.entries(now).filter(([name, value]) => value !== sent[name as keyof ShopFields]);
        return Object.fromEntries(typed);
      });
    },
    onError(error) {
      if (hasCode(error, "shop_name_taken")) refuse({ name: describeError(error, t) });
      else if (isApiError(error)) refuse(toProblems(error.fields));
    },
  });

  function refuse(found: ShopProblems) {
    setProblems(found);
    setRefusals((count) => count + 1);
  }

  function change(part: Partial<ShopFields>) {
    setTouched((now) => ({ ...now, ...part }));
    const stays = ([path]: [string, string]) => !(path.split(".")[0]! in part);
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(stays)));
    if (!saving.isPending) saving.reset();
  }

  function reset() {
    setTouched({});
    setProblems({});
    saving.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    const found = shopProblems(fields, t);
    if (Object.keys(found).length > 0) return refuse(found);
    const body = toChanges(fields, settings);
    if (Object.keys(body).length === 0) return reset();
    setProblems({});
    saving.mutate({ body, sent: touched });
  }

  const atItsField = hasCode(saving.error, "shop_name_taken");
  return {
    fields,
    problems,
    refusals,
    failure: saving.error && !atItsField ? describeError(saving.error, t) : null,
    isDirty: saving.isPending || Object.keys(toChanges(fields, settings)).length > 0,
    isPending: saving.isPending,
    change,
    reset,
    submit,
  };
}
