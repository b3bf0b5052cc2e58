import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import { Badge } from "../badge/badge.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./price.module.css";

type PriceDrop =
  | {
      /** The previous price, formatted like `current`. */
      old: string;
      /** Label of the old price for screen readers, such as "old price". */
      oldLabel: string;
      /** The discount as it is shown, such as `−20 %`. */
      discount?: string;
    }
  | { old?: undefined; oldLabel?: string; discount?: undefined };

export type PriceProps = PriceDrop &
  Omit<ComponentProps<"span">, "children"> & {
    /** Formatted amount with its currency and no-break spaces: the kit does not format money. */
    current: string;
    /** Label of the current price for screen readers; needed only beside an old price. */
    currentLabel?: string;
    /** `small` on narrow cards, `medium` in lists, `large` on the product page. */
    size?: "small" | "medium" | "large";
  };

/** The current price, and the previous one. */
export function Price(props: PriceProps) {
  const { current, currentLabel, old, oldLabel, discount, size = "medium", className, ...rest } = props;
  return (
    <span
      {...rest}
      data-size={size}
      data-dropped={old ? true : undefined}
      className={classNames(styles.root, className)}
    >
      <span className={styles.current}>
        {currentLabel ? <VisuallyHidden>{currentLabel} </VisuallyHidden> : null}
        {current}
      </span>
      {old ? (
        <s className={styles.old}>
          <VisuallyHidden>{oldLabel} </VisuallyHidden>
          {old}
        </s>
      ) : null}
      {discount ? (
        <Badge tone="sale" className={styles.discount}>
          {discount}
        </Badge>
      ) : null}
    </span>
  );
}
