import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./empty-state.module.css";

export interface EmptyStateProps extends Omit<ComponentProps<"div">, "title" | "children"> {
  /** Decorative icon or picture. */
  icon?: ReactNode;
  /** What is missing. */
  title: ReactNode;
  /** What the reader can do about it. */
  text?: ReactNode;
  /** Buttons for it. */
  actions?: ReactNode;
  /** Level of the title in the page's outline. */
  headingLevel?: 1 | 2 | 3;
}

/** Shown instead of a list, a page or a result that is empty or failed. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, text, actions, headingLevel = 2, className, ...rest } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      {icon ? <div className={styles.icon}>{icon}</div> : null}
      <Heading className={styles.title}>{title}</Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
