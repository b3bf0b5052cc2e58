import { useEffect, useState } from "react";
import { useLanguage } from "../i18n/texts-context.tsx";
import { loadMessages } from "../i18n/load-messages.ts";
import { useApi } from "../lib/api-context.ts";
import { createConfirmation } from "../lib/confirmation.ts";
import { useMissingToast } from "../lib/missing-part.tsx";
import { useStore } from "../lib/store.ts";
import { useLoaded } from "../lib/use-loaded.ts";

/** Opens the password dialog when a call needs it. Mounted once in each panel, and in the settings. */
export function ConfirmHost() {
  const { confirming } = useApi();
  // oxlint-disable-next-line react/immutability -- the client keeps it for other components that are mounted later
  const [confirmation] = useState(() => (confirming.current ??= createConfirmation()));
  const language = useLanguage();
  const tellMissing = useMissingToast();
  const asking = useStore(confirmation.asking);
  const { Part, prepare } = useLoaded(async () => {
    const [dialog] = await Promise.all([import("./confirm-dialog.tsx"), loadMessages(language, ["account"])]);
    return dialog;
  });
  useEffect(() => confirmation.attend(), [confirmation]);
  useEffect(() => {
    if (!asking) return;
    prepare().catch(() => {
      // the call fails as if the user had cancelled it
      confirmation.settle(null);
      tellMissing();
    });
  });
  return asking && Part ? <Part settle={confirmation.settle} /> : null;
}
