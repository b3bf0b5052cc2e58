import { ArrowDownRight, ArrowRight, ArrowUpRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { Skeleton } from "../skeleton/skeleton.tsx";
import styles from "./stat-tile.module.css";

export interface StatChange {
  /** Direction of the change; draws the arrow. */
  direction: "up" | "down" | "same";
  /** The amount: "12 %". */
  text: string;
  /** The change and what it is compared to: "12 % more than last week". Read instead of arrow and text. */
  label: string;
  /** Whether the change is good; by default an increase is (of returns it is not). */
  tone?: "good" | "bad" | "neutral";
}

type StatState =
  | {
      /** Keeps the size while the number is loading; set `aria-busy` on the container of the tiles. */
      loading: true;
      value?: never;
      change?: never;
      chart?: never;
    }
  | {
      loading?: false;
      /** The number as text: "1 250 000". */
      value: ReactNode;
      change?: StatChange;
      /** A small chart below, such as a Sparkline. */
      chart?: ReactNode;
    };

export type StatTileProps = StatState &
  Omit<ComponentProps<"dl">, "children"> & {
    label: ReactNode;
    /** After the number, smaller: "сум". */
    unit?: ReactNode;
  };

const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight };
const usualTone = { up: "good", down: "bad", same: "neutral" } as const;

/** An important number and its trend. */
export function StatTile(props: StatTileProps) {
  const { label, value, unit, change, chart, loading, className, ...rest } = props;
  const Arrow = change ? arrows[change.direction] : null;
  return (
    <dl {...rest} className={classNames(styles.root, className)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {loading ? <Skeleton width="60%" /> : value}
        {unit && !loading ? <span className={styles.unit}> {unit}</span> : null}
      </dd>
      {loading ? (
        <dd aria-hidden className={styles.change}>
          <Skeleton width="40%" />
        </dd>
      ) : null}
      {change && Arrow ? (
        <dd data-tone={change.tone ?? usualTone[change.direction]} className={styles.change}>
          <span role="img" aria-label={change.label} title={change.label}>
            <Arrow aria-hidden />
            {change.text}
          </span>
        </dd>
      ) : null}
      {chart ? <dd className={styles.chart}>{chart}</dd> : null}
    </dl>
  );
}
