import type { BadgeProps } from "@bezak/ui-kit";
import type { ComponentProps, ReactNode } from "react";
import styles from "./state-head.module.css";

export interface StateHeadProps extends Omit<ComponentProps<"div">, "title"> {
  /** the colour it speaks in */
  tone: NonNullable<BadgeProps["tone"]>;
  icon: ReactNode;
  /** where the thing is: words, or a heading with them */
  title: ReactNode;
  children?: ReactNode;
}

/** Where an order or a payment is and what comes next, before all details. */
export function StateHead({ tone, icon, title, children, ...rest }: StateHeadProps) {
  return (
    <div {...rest} data-tone={tone} className={styles.root}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        {typeof title === "string" ? <strong>{title}</strong> : title}
        {children}
      </div>
    </div>
  );
}
