import { Star } from "lucide-react";
import type { ComponentProps, CSSProperties } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./rating.module.css";

const stars = [1, 2, 3, 4, 5];

export interface RatingProps extends Omit<ComponentProps<"span">, "children" | "role"> {
  /** 0 to 5; fractions fill a star partly. */
  value: number;
  /** The whole rating as text, read instead of the stars: "4.7 of 5, 128 reviews". */
  label: string;
  /** The value shown beside the stars: "4.7". */
  valueText?: string;
  /** The number of ratings shown beside it: "128". */
  countText?: string;
  /** `one` star suffices on a card; `five` where there is room. */
  stars?: "one" | "five";
  /** `small` on cards, `medium` in lists, `large` beside the reviews. */
  size?: "small" | "medium" | "large";
}

/** Shows a rating. To ask for one use RatingField. */
export function Rating(props: RatingProps) {
  const { value, label, valueText, countText, stars: shown = "five", size = "medium", ...other } = props;
  const { className, ...rest } = other;
  const filled = shown === "one" ? (value > 0 ? 1 : 0) : Math.max(0, Math.min(5, value)) / 5;
  const row = (shown === "one" ? [1] : stars).map((star) => <Star key={star} />);
  return (
    <span
      {...rest}
      role="img"
      aria-label={label}
      data-size={size}
      className={classNames(styles.root, className)}
    >
      <span className={styles.stars} style={{ "--filled": filled } as CSSProperties}>
        <span className={styles.row}>{row}</span>
        <span className={styles.filled}>{row}</span>
      </span>
      {valueText ? <span className={styles.value}>{valueText}</span> : null}
      {countText ? <span className={styles.count}>{countText}</span> : null}
    </span>
  );
}
