import { Check, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./timeline.module.css";

export type TimelineState = "done" | "current" | "upcoming" | "failed";

export interface TimelineStep {
  /** Stays the same while the step lives. */
  key: string;
  /** What happens, in few words. */
  title: ReactNode;
  /** `failed` ends the way: what stood after it does not come. */
  state: TimelineState;
  /** When, in words: "today, 14:30". */
  time?: ReactNode;
  /** Machine-readable moment of `time`. */
  dateTime?: string;
  /** What it means and what comes next. */
  description?: ReactNode;
}

export interface TimelineProps extends Omit<ComponentProps<"ol">, "children" | "aria-label"> {
  /** What goes through the steps: "Parcel 2 of 3". */
  label: string;
  /** From the first to the last. */
  steps: readonly TimelineStep[];
  /** The states in words for screen readers. */
  stateLabels: Readonly<Record<TimelineState, string>>;
}

/** What has happened, what is happening and what comes, from top to bottom. */
export function Timeline({ label, steps, stateLabels, className, ...rest }: TimelineProps) {
  return (
    <ol {...rest} role="list" aria-label={label} className={classNames(styles.root, className)}>
      {steps.map(({ key, title, state, time, dateTime, description }) => (
        <li
          key={key}
          data-state={state}
          aria-current={state === "current" ? "step" : undefined}
          className={styles.step}
        >
          <span aria-hidden className={styles.mark}>
            {state === "done" ? <Check /> : state === "failed" ? <X /> : null}
          </span>
          <div className={styles.body}>
            <p className={styles.head}>
              <span className={styles.title}>
                {title}
                <VisuallyHidden>, {stateLabels[state]}</VisuallyHidden>
              </span>
              {time ? (
                <time dateTime={dateTime} className={styles.time}>
                  {time}
                </time>
              ) : null}
            </p>
            {description ? <div className={styles.description}>{description}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
