import { Button } from "@bezak/ui-kit";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../i18n/texts-context.tsx";
import { useLoaded, whenVisible } from "../lib/use-loaded.ts";

/** Closes the account after a dialog that asks for the password; its code is loaded on demand. */
export function CloseAccount() {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const dialog = useLoaded(() => import("./close-account-dialog.tsx"));
  function ask() {
    setOpen(true);
    // a reload is the only way to request code that failed to load
    dialog.prepare().catch(() => window.location.reload());
  }
  return (
    <div>
      <Button icon={<Trash2 aria-hidden />} aria-haspopup="dialog" {...whenVisible(dialog)} onClick={ask}>
        {t("settings.endButton")}
      </Button>
      {open && dialog.Part ? <dialog.Part onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
