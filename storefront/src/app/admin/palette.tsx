import { Button, Combobox, Dialog } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useLanguage, useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useRights } from "../../lib/use-rights.tsx";
import { useSettledText } from "../../lib/use-settled-text.ts";
import { paletteQuery, searchedFrom, toOptions } from "./palette-search.ts";
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
  const { rank } = useRights();
  const [typed, setTyped] = useState("");
  const words = useSettledText(typed.trim(), PAUSE);
  const { data, error, isFetching, fetchStatus } = useQuery(paletteQuery(api, words, rank));
  const isShort = typed.trim().length < searchedFrom;
  const isSettled = words === typed.trim();
  const problem = error ? describeError(error, t) : fetchStatus === "paused" ? t("offline.title") : undefined;
  useEffect(() => {
    // after the dialog has moved the focus to its first button
    const frame = requestAnimationFrame(() => document.getElementById(FIELD)?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const options = toOptions({
    words: typed,
    found: isSettled ? data : undefined,
    rank,
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
          error={problem}
          placeholder={t("admin.palette.placeholder")}
          commands
          options={options}
          value=""
          valueLabel=""
          onQueryChange={setTyped}
          loading={!isShort && (isFetching || !isSettled) && options.length === 0}
          loadingText={t("common.loading")}
          emptyText={isShort ? t("admin.palette.more") : (problem ?? t("admin.palette.nothing"))}
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
