import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./tag.module.css";

type TagRemoval =
  | {
      /** Called when the remove button is pressed. */
      onRemove: () => void;
      /** Accessible name of the remove button, with what it removes. */
      removeLabel: string;
    }
  | { onRemove?: never; removeLabel?: never };

export type TagProps = TagRemoval &
  Omit<ComponentProps<"span">, "children"> & {
    /** Short text; truncated with an ellipsis when it does not fit. */
    children: ReactNode;
  };

/** A selected value, such as a filter; with `onRemove` it can be removed. */
export function Tag({ onRemove, removeLabel, className, children, ...rest }: TagProps) {
  return (
    <span
      {...rest}
      data-removable={onRemove ? true : undefined}
      className={classNames(styles.root, className)}
    >
      <span className={styles.text}>{children}</span>
      {onRemove ? (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <X aria-hidden />
        </button>
      ) : null}
    </span>
  );
}
