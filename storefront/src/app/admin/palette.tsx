import { Button, Combobox, Dialog } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useLanguage, useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useSettledText } from "../../lib/use-settled-text.ts";
import { paletteQuery, toOptions } from "./palette-search.ts";
import styles from "./palette.module.css";

export interface PaletteProps {
  onClose: () => void;
  /** opens the list of keys */
  onKeys: () => void;
}

const FIELD = "palette-words";

/** Milliseconds without a key before the server is searched. */
const PAUSE = 200;

/** Opens a page of the panel, a user, a shop or a product by a few letters. */
export default function Palette({ onClose, onKeys }: PaletteProps) {
  const t = useTexts();
  const api = useApi();
  const paths = usePanelPaths();
  const language = useLanguage();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const words = useSettledText(typed.trim(), PAUSE);
  const { data, error, isFetching } = useQuery(paletteQuery(api, words));
  useEffect(() => {
    // after the dialog has moved the focus to its first button
    const frame = requestAnimationFrame(() => document.getElementById(FIELD)?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const options = toOptions({
    words: typed,
    found: words === typed.trim() ? data : undefined,
    paths,
    t,
    language,
  });
  return (
    <Dialog
      open
      title={t("admin.palette.title")}
      closeLabel={t("common.close")}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className={styles.root}>
        <Combobox
          id={FIELD}
          label={t("admin.palette.label")}
          hint={t("admin.palette.hint")}
          error={error ? describeError(error, t) : undefined}
          placeholder={t("admin.palette.placeholder")}
          options={options}
          value=""
          valueLabel=""
          onQueryChange={setTyped}
          loading={(isFetching || words !== typed.trim()) && options.length === 0}
          loadingText={t("common.loading")}
          emptyText={t("admin.palette.nothing")}
          countText={(count) => t("admin.palette.found", { count })}
          onValueChange={(address) => {
            onClose();
            void navigate(address);
          }}
        />
        <Button variant="ghost" size="small" className={styles.keys} onClick={onKeys}>
          {t("admin.keys.title")}
        </Button>
      </div>
    </Dialog>
  );
}
