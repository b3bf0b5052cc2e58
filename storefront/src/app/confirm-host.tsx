import { useEffect, useState } from "react";
import { useLanguage } from "../i18n/texts-context.tsx";
import { loadMessages } from "../i18n/load-messages.ts";
import { useApi } from "../lib/api-context.ts";
import { createConfirmation } from "../lib/confirmation.ts";
import { useStore } from "../lib/store.ts";
import { useLoaded } from "../lib/use-loaded.ts";

/** Asks for the password when a call needs it. Stands once in each panel, and beside the list of sessions. */
export function ConfirmHost() {
  const { confirming } = useApi();
  // oxlint-disable-next-line react/immutability -- the client keeps it for whatever is mounted next
  const [confirmation] = useState(() => (confirming.current ??= createConfirmation()));
  const language = useLanguage();
  const asking = useStore(confirmation.asking);
  const { Part, prepare } = useLoaded(async () => {
    const [dialog] = await Promise.all([import("./confirm-dialog.tsx"), loadMessages(language, ["account"])]);
    return dialog;
  });
  useEffect(() => confirmation.attend(), [confirmation]);
  useEffect(() => {
    // without the dialog the call is refused, and its screen says why
    if (asking) prepare().catch(() => confirmation.settle(null));
  });
  return asking && Part ? <Part settle={confirmation.settle} /> : null;
}
