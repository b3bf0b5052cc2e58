import { Check, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./timeline.module.css";

export type TimelineState = "done" | "current" | "upcoming" | "failed";

export interface TimelineStep {
  /** Stable key of the step. */
  key: string;
  /** The step in a few words. */
  title: ReactNode;
  /** `failed` ends the timeline: later steps do not happen. */
  state: TimelineState;
  /** Time as text: "today, 14:30". */
  time?: ReactNode;
  /** Machine-readable moment of `time`. */
  dateTime?: string;
  /** What it means and what comes next. */
  description?: ReactNode;
}

export interface TimelineProps extends Omit<ComponentProps<"ol">, "children" | "aria-label"> {
  /** The subject of the steps: "Parcel 2 of 3". */
  label: string;
  /** In order. */
  steps: readonly TimelineStep[];
  /** The states as text for screen readers. */
  stateLabels: Readonly<Record<TimelineState, string>>;
}

/** Past, current and future steps, from top to bottom. */
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
