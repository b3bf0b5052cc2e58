import { Button } from "@bezak/ui-kit";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../i18n/texts-context.tsx";
import { useLoaded, whenVisible } from "../lib/use-loaded.ts";

/** Ends the account once the password is given; the question comes when it is wanted. */
export function CloseAccount() {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const dialog = useLoaded(() => import("./close-account-dialog.tsx"));
  function ask() {
    setOpen(true);
    // a reload brings what could not be had
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
