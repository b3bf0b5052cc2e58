import { CircleAlert, CircleCheck, RotateCw, X } from "lucide-react";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { FileItem } from "./file-item.ts";
import styles from "./file-rows.module.css";
import { FilePicture } from "./file-picture.tsx";

export interface FileRowsProps {
  items: readonly FileItem[];
  labelledBy: string;
  stateText: (item: FileItem) => string;
  onRemove: (id: string) => void;
  removeLabel: (name: string) => string;
  onRetry: ((id: string) => void) | undefined;
  retryLabel: ((name: string) => string) | undefined;
  /** Moves the focus to the drop area when the last row is removed. */
  focusZone: () => void;
  disabled: boolean | undefined;
}

export function FileRows(props: FileRowsProps) {
  const { items, labelledBy, stateText, onRemove, removeLabel, onRetry, retryLabel, disabled } = props;

  // The pressed button is removed with its row, so the focus moves to a neighbour first.
  function remove(button: HTMLElement, id: string) {
    const row = button.closest("li");
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    const next = neighbour?.querySelector<HTMLElement>("[data-remove]");
    if (next) next.focus();
    else props.focusZone();
    onRemove(id);
  }

  return (
    <ul aria-labelledby={labelledBy} className={styles.list}>
      {items.map((item) => (
        <li key={item.id} data-state={item.state} className={styles.row}>
          <FilePicture item={item} />
          <span className={styles.text}>
            <span className={styles.name}>{item.name}</span>
            <span className={styles.state}>
              {item.state === "failed" ? <CircleAlert aria-hidden /> : null}
              {item.state === "done" ? <CircleCheck aria-hidden /> : null}
              <span>{item.state === "failed" ? item.error : stateText(item)}</span>
            </span>
            {item.state === "uploading" ? (
              <progress aria-label={item.name} max={1} value={item.progress} className={styles.progress} />
            ) : null}
          </span>
          {item.state === "failed" && onRetry && retryLabel ? (
            <IconButton label={retryLabel(item.name)} disabled={disabled} onClick={() => onRetry(item.id)}>
              <RotateCw aria-hidden />
            </IconButton>
          ) : null}
          <IconButton
            data-remove
            label={removeLabel(item.name)}
            disabled={disabled}
            onClick={(event) => remove(event.currentTarget, item.id)}
          >
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
