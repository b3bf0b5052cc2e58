import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import type { RenderLink } from "../../render-link.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./stepper.module.css";

interface StepTexts {
  /** Two or three words. */
  label: string;
}

export type ShownStep = StepTexts & { to?: never; onSelect?: never };

/** A step that can be returned to on the same page. */
export type PressedStep = StepTexts & { to?: never; onSelect: () => void };

/** A step with its own URL. */
export type LinkedStep = StepTexts & { to: string; onSelect?: never };

type StepperSteps =
  | { steps: readonly (ShownStep | PressedStep)[]; renderLink?: never }
  | {
      /** In order; set `to` or `onSelect` for steps that can be reached now. */
      steps: readonly (ShownStep | PressedStep | LinkedStep)[];
      /** Renders the application's link. */
      renderLink: RenderLink;
    };

export type StepperProps = StepperSteps &
  Omit<ComponentProps<"nav">, "children"> & {
    /** Accessible name of the landmark. */
    label: string;
    /** Index of the current step, from 0; the number of steps when all are done. */
    current: number;
    /** Read after a completed step: `готово`. */
    doneLabel: string;
    /** The position as text, shown on a phone: `Шаг 2 из 4`. */
    positionLabel: string;
  };

/** The steps of a longer task. A row of names; on a phone the current one above a row of bars. */
export function Stepper(props: StepperProps) {
  const { label, steps, current, doneLabel, positionLabel, renderLink, className, ...rest } = props;
  return (
    <nav {...rest} aria-label={label} className={classNames(styles.root, className)}>
      <p aria-hidden className={styles.position}>
        <span className={styles.count}>{positionLabel}</span>
        <span className={styles.now}>{steps[current]?.label}</span>
      </p>
      <ol role="list" className={styles.list}>
        {steps.map((step, index) => {
          const done = index < current;
          const inside = (
            <>
              <span aria-hidden className={styles.mark}>
                {done ? <Check /> : index + 1}
              </span>
              <span className={styles.label}>
                {step.label}
                {done ? <VisuallyHidden> ({doneLabel})</VisuallyHidden> : null}
              </span>
            </>
          );
          return (
            <li
              key={step.label}
              aria-current={index === current ? "step" : undefined}
              data-done={done || undefined}
              className={styles.step}
            >
              {reachable(step, inside, renderLink)}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function reachable(step: ShownStep | PressedStep | LinkedStep, inside: ReactNode, renderLink?: RenderLink) {
  if (step.to !== undefined && renderLink) {
    return renderLink({ to: step.to, className: styles.body, children: inside });
  }
  if (step.onSelect) {
    return (
      <button type="button" onClick={step.onSelect} className={styles.body}>
        {inside}
      </button>
    );
  }
  return <span className={styles.body}>{inside}</span>;
}
