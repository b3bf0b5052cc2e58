import { Button } from "@bezak/ui-kit";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../i18n/texts-context.tsx";
import { useMissingToast } from "../lib/missing-part.tsx";
import { useLoaded, preloadOnHover } from "../lib/use-loaded.ts";

/** Closes the account after a dialog that asks for the password; its code is loaded on demand. */
export function CloseAccount() {
  const t = useTexts();
  const tellMissing = useMissingToast();
  const [open, setOpen] = useState(false);
  const dialog = useLoaded(() => import("./close-account-dialog.tsx"));
  function ask() {
    setOpen(true);
    dialog.prepare().catch(() => {
      setOpen(false);
      tellMissing();
    });
  }
  return (
    <div>
      <Button icon={<Trash2 aria-hidden />} aria-haspopup="dialog" {...preloadOnHover(dialog)} onClick={ask}>
        {t("settings.endButton")}
      </Button>
      {open && dialog.Part ? <dialog.Part onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
