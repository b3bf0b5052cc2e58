import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import styles from "./alert.module.css";

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

type AlertClosing =
  | {
      /** Called by the close button; the owner removes the alert. */
      onClose: () => void;
      /** Accessible name of the close button. */
      closeLabel: string;
    }
  | { onClose?: never; closeLabel?: never };

export type AlertProps = AlertClosing &
  Omit<ComponentProps<"div">, "title"> & {
    /** `danger` is announced immediately, the others when the screen reader pauses. */
    tone?: keyof typeof icons;
    /** The message in a few words; the children explain it. */
    title?: ReactNode;
    /** Buttons below the text. */
    actions?: ReactNode;
  };

/** A message that the reader needs to know now; stays until it no longer applies. */
export function Alert(props: AlertProps) {
  const { tone = "info", title, actions, onClose, closeLabel, className, children, ...rest } = props;
  const Icon = icons[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      {...rest}
      data-tone={tone}
      className={classNames(styles.root, className)}
    >
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {onClose ? (
        <IconButton label={closeLabel} size="small" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      ) : null}
    </div>
  );
}
