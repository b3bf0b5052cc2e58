import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { ToastContext } from "./toast-context.ts";
import type { ToastMessage, Toasts } from "./toast-context.ts";
import styles from "./toast.module.css";

const MOST_AT_ONCE = 3;

export interface ToastProviderProps {
  /** Accessible name of the region with the messages. */
  label: string;
  /** Accessible name of each message's close button. */
  closeLabel: string;
  /** The application. */
  children: ReactNode;
}

type Shown = ToastMessage & {
  /** Stable while the message is shown. */
  id: number;
};

/** Shows the application's messages, at most three. Own code instead of Radix, with a tenth of its size. */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [shown, setShown] = useState<Shown[]>([]);
  const nextId = useRef(1);
  const cameFrom = useRef<HTMLElement | null>(null);
  const toasts = useMemo<Toasts>(
    () => ({
      show(message) {
        const id = nextId.current++;
        setShown((before) => [...before, { ...message, id }].slice(-MOST_AT_ONCE));
        return id;
      },
      dismiss: (id) => setShown((before) => before.filter((toast) => toast.id !== id)),
    }),
    [],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      <section
        role="region"
        aria-label={label}
        aria-live="polite"
        onFocus={({ currentTarget, relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
            cameFrom.current = relatedTarget;
        }}
        className={styles.region}
      >
        {shown.map((toast) => (
          <Toast
            key={toast.id}
            {...toast}
            closeLabel={closeLabel}
            onClose={(hadFocus) => {
              toasts.dismiss(toast.id);
              if (hadFocus) cameFrom.current?.focus();
            }}
          />
        ))}
      </section>
    </ToastContext>
  );
}

function Toast(props: Shown & { closeLabel: string; onClose: (hadFocus: boolean) => void }) {
  const { text, tone = "neutral", action, duration, closeLabel, onClose } = props;
  const time = duration ?? (action || tone === "danger" ? 10_000 : 5_000);
  return (
    <div
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose(true);
      }}
      data-tone={tone}
      className={styles.toast}
    >
      {tone === "success" ? <CircleCheck aria-hidden className={styles.icon} /> : null}
      {tone === "danger" ? <CircleAlert aria-hidden className={styles.icon} /> : null}
      <div className={styles.body}>
        <p className={styles.text}>{text}</p>
        {action ? (
          <button
            type="button"
            data-toast-action
            onClick={() => {
              onClose(true);
              action.onSelect();
            }}
            className={styles.action}
          >
            {action.label}
          </button>
        ) : null}
      </div>
      <IconButton label={closeLabel} size="small" onClick={() => onClose(true)}>
        <X aria-hidden />
      </IconButton>
      <span
        aria-hidden
        style={{ animationDuration: `${time}ms` }}
        onAnimationEnd={() => onClose(false)}
        className={styles.life}
      />
    </div>
  );
}
