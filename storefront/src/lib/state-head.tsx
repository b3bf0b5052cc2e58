import type { BadgeProps } from "@bezak/ui-kit";
import type { ComponentProps, ReactNode } from "react";
import styles from "./state-head.module.css";

export interface StateHeadProps extends Omit<ComponentProps<"div">, "title"> {
  tone: NonNullable<BadgeProps["tone"]>;
  icon: ReactNode;
  /** the state as text, or a heading with it */
  title: ReactNode;
  children?: ReactNode;
}

/** Header with the state of an order or a payment and the next step. */
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
