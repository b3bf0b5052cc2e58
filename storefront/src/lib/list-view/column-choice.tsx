import { densities } from "@bezak/contract/viewed-lists.ts";
import { Button, Checkbox, IconButton, Popover, SegmentedControl, VisuallyHidden } from "@bezak/ui-kit";
import { ArrowDown, ArrowUp, Columns3 } from "lucide-react";
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { chooseColumns, moveColumn, toggleColumn, type ListAppearance } from "./list-appearance.ts";
import type { ListView } from "./use-list-view.ts";
import styles from "./view-bar.module.css";
import { useReplaceAddress } from "../use-replace-address.ts";

/** Chooses which columns of a list are shown, in which order, and how high its rows are. */
export function ColumnChoice({ list }: { list: ListView }) {
  const t = useTexts();
  const replaceAddress = useReplaceAddress();
  const rows = useRef<HTMLUListElement>(null);
  const [message, setMessage] = useState("");
  /** selector of what has the focus in its row after the row has moved */
  const held = useRef<string | null>(null);
  const { columns, shown, appearance, density } = list;
  const hidden = Object.keys(columns.names).filter((key) => !shown.includes(key));
  const nameOf = (key: string) => t(columns.names[key]!);
  useLayoutEffect(() => {
    if (held.current === null) return;
    rows.current?.querySelector<HTMLElement>(held.current)?.focus();
    held.current = null;
  }, [shown]);
  const show = (change: Partial<ListAppearance>) => replaceAddress(list.toAppearance(change));
  const choose = (keys: readonly string[]) => show({ columns: chooseColumns(columns, keys) });
  function move(key: string, by: -1 | 1, from: string) {
    const moved = moveColumn(shown, key, by);
    if (moved === shown) return;
    held.current = `[data-column="${key}"] ${from}`;
    setMessage(
      t("listViews.place", { name: nameOf(key), place: moved.indexOf(key) + 1, count: moved.length }),
    );
    choose(moved);
  }
  function press(event: KeyboardEvent, key: string) {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    move(key, event.key === "ArrowUp" ? -1 : 1, "input");
  }
  return (
    <Popover
      align="end"
      title={t("listViews.columns")}
      closeLabel={t("common.close")}
      trigger={<Button icon={<Columns3 aria-hidden />}>{t("listViews.columns")}</Button>}
    >
      <div className={styles.columns}>
        <ul ref={rows} role="list">
          {[...shown, ...hidden].map((key) => {
            const at = shown.indexOf(key);
            return (
              <li key={key} data-column={key} className={styles.column}>
                <Checkbox
                  className={styles.box}
                  label={nameOf(key)}
                  checked={at >= 0}
                  aria-keyshortcuts={at >= 0 ? "Alt+ArrowUp Alt+ArrowDown" : undefined}
                  onKeyDown={(event) => press(event, key)}
                  onChange={() => {
                    held.current = `[data-column="${key}"] input`;
                    choose(toggleColumn(shown, key));
                  }}
                />
                {at >= 0 ? (
                  <>
                    <MoveButton
                      label={t("listViews.moveUp", { name: nameOf(key) })}
                      off={at === 0}
                      by="up"
                      onMove={() => move(key, -1, "[data-by=up]")}
                    />
                    <MoveButton
                      label={t("listViews.moveDown", { name: nameOf(key) })}
                      off={at === shown.length - 1}
                      by="down"
                      onMove={() => move(key, 1, "[data-by=down]")}
                    />
                  </>
                ) : null}
              </li>
            );
          })}
        </ul>
        <p className={`${styles.hint} ${styles.keys}`}>{t("listViews.keys")}</p>
        {appearance.columns === null ? null : (
          <Button size="small" onClick={() => show({ columns: null })}>
            {t("listViews.asList")}
          </Button>
        )}
        <div className={styles.density}>
          <span aria-hidden>{t("listViews.density")}</span>
          <SegmentedControl
            label={t("listViews.density")}
            options={densities.map((value) => ({ value, label: t(`listViews.${value}`) }))}
            value={density}
            onValueChange={(value) => show({ density: value })}
          />
        </div>
        <VisuallyHidden role="status">{message}</VisuallyHidden>
      </div>
    </Popover>
  );
}

interface MoveButtonProps {
  label: string;
  off: boolean;
  by: "up" | "down";
  onMove: () => void;
}

/** Keeps the focus at an end, where it does nothing. */
function MoveButton({ label, off, by, onMove }: MoveButtonProps) {
  return (
    <IconButton size="small" label={label} data-by={by} aria-disabled={off || undefined} onClick={onMove}>
      {by === "up" ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
    </IconButton>
  );
}
