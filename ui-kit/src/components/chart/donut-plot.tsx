import type { ReactNode } from "react";
import shared from "./chart.module.css";
import styles from "./donut-plot.module.css";
import { useActivePosition } from "./use-active-position.ts";

export interface ChartPart {
  label: string;
  value: number;
}

interface DonutPlotProps {
  label: string;
  parts: readonly ChartPart[];
  format: (value: number) => string;
  centre?: ReactNode;
}

const radius = 40;

/** An arc of the ring between two shares of a turn; a full turn needs two halves, since one arc would end where it begins. */
function arc(from: number, to: number): string {
  if (to - from > 0.999) return arc(from, from + 0.5) + arc(from + 0.5, to);
  const point = (share: number) => {
    const angle = (share - 0.25) * 2 * Math.PI;
    return `${(50 + radius * Math.cos(angle)).toFixed(3)} ${(50 + radius * Math.sin(angle)).toFixed(3)}`;
  };
  return `M${point(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}`;
}

/** Parts of a whole as a ring; each part is listed beside it with value and share. */
export function DonutPlot({ label, parts, format, centre }: DonutPlotProps) {
  const { active, setActive, onKeyDown } = useActivePosition(parts.length);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const share = (value: number) => (total > 0 ? value / total : 0);
  const starts = parts.map((_, position) =>
    parts.slice(0, position).reduce((sum, { value }) => sum + share(value), 0),
  );
  const shown = active === null ? undefined : parts[active];
  return (
    <div className={styles.donut}>
      <div
        role="group"
        aria-label={label}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={() => setActive(null)}
        onPointerLeave={() => setActive(null)}
        className={styles.ring}
      >
        <svg aria-hidden viewBox="0 0 100 100">
          <circle cx="50" cy="50" r={radius} className={styles.emptyRing} />
          {parts.map(({ value }, position) =>
            value > 0 ? (
              <path
                key={position}
                data-series={position + 1}
                data-quiet={(active !== null && active !== position) || undefined}
                d={arc(starts[position] ?? 0, (starts[position] ?? 0) + share(value))}
                onPointerEnter={() => setActive(position)}
                onPointerDown={() => setActive(position)}
                className={styles.arc}
              />
            ) : null,
          )}
        </svg>
        <div aria-live="polite" className={styles.centre}>
          {shown ? (
            <>
              <b>{format(shown.value)}</b>
              <span>{shown.label}</span>
            </>
          ) : (
            centre
          )}
        </div>
      </div>
      <ul role="list" className={styles.parts}>
        {parts.map((part, position) => (
          <li
            key={position}
            data-series={position + 1}
            data-quiet={(active !== null && active !== position) || undefined}
            onPointerEnter={() => setActive(position)}
            onPointerLeave={() => setActive(null)}
          >
            <span className={shared.swatch} />
            <span className={styles.partLabel}>{part.label}</span>
            <span className={styles.partValue}>{format(part.value)}</span>
            <span className={styles.partShare}>{Math.round(share(part.value) * 100)} %</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
