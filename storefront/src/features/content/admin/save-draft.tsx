import { Button } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import type { StoredFormState } from "../../../lib/use-stored-form.ts";
import { draftButton } from "./use-content-form.ts";

/** Submits the form around it to keep its values without publishing them. */
export function SaveDraft({ form }: { form: Pick<StoredFormState<object>, "isDirty" | "isPending"> }) {
  const t = useTexts();
  return (
    <Button type="submit" value={draftButton} disabled={!form.isDirty || form.isPending}>
      {t("contentAdmin.draft.save")}
    </Button>
  );
}
