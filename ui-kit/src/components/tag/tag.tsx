import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./tag.module.css";

type TagRemoval =
  | {
      /** Called when the cross is pressed. */
      onRemove: () => void;
      /** Name of the cross, with what it removes in it. */
      removeLabel: string;
    }
  | { onRemove?: never; removeLabel?: never };

export type TagProps = TagRemoval &
  Omit<ComponentProps<"span">, "children"> & {
    /** Short text; cut with an ellipsis when there is no room. */
    children: ReactNode;
  };

/** A chosen value, such as a filter; with `onRemove` it can be taken away. */
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
