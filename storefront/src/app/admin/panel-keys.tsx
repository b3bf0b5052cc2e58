import { IconButton } from "@bezak/ui-kit";
import { Search } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useMissingToast } from "../../lib/missing-part.tsx";
import { preloadOnHover, useLoaded } from "../../lib/use-loaded.ts";
import { readSingleKeys, writeSingleKeys } from "./single-keys.ts";
import { usePanelKeys } from "./use-panel-keys.ts";

/** The palette and the list of keys, with the button that opens the palette without a keyboard. */
export function PanelKeys() {
  const t = useTexts();
  const tellMissing = useMissingToast();
  const [open, setOpen] = useState<"palette" | "keys" | null>(null);
  const [single, setSingle] = useState(readSingleKeys);
  const palette = useLoaded(() => import("./palette.tsx"));
  const keys = useLoaded(() => import("./keys-dialog.tsx"));

  function show(part: "palette" | "keys") {
    const { prepare } = part === "palette" ? palette : keys;
    prepare().then(() => setOpen(part), tellMissing);
  }

  usePanelKeys({ single, onFind: () => show("palette"), onHelp: () => show("keys") });
  return (
    <>
      <IconButton
        label={t("admin.palette.open")}
        {...preloadOnHover(palette)}
        onClick={() => show("palette")}
      >
        <Search aria-hidden />
      </IconButton>
      {open === "palette" && palette.Part ? (
        <palette.Part onClose={() => setOpen(null)} onKeys={() => show("keys")} />
      ) : null}
      {open === "keys" && keys.Part ? (
        <keys.Part
          single={single}
          onSingle={(on) => {
            writeSingleKeys(on);
            setSingle(on);
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}
