import type { CSSProperties, PointerEvent } from "react";
import { ChartLegend } from "./chart-legend.tsx";
import shared from "./chart.module.css";
import styles from "./axis-plot.module.css";
import { linePath } from "./line-path.ts";
import { niceTicks } from "./nice-ticks.ts";
import { useActivePosition } from "./use-active-position.ts";

export interface ChartSeries {
  label: string;
  values: readonly (number | null)[];
}

interface AxisPlotProps {
  label: string;
  kind: "line" | "bar";
  categories: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  formatShort: (value: number) => string;
}

const mostTicks = 7;

/**
 * Lines or bars over an axis. All positions are shares of the plot, so that the server renders the final picture and it fits
 * any width without measuring; texts are HTML and never stretched.
 */
export function AxisPlot({ label, kind, categories, series, format, formatShort }: AxisPlotProps) {
  const count = categories.length;
  const { active, setActive, onKeyDown } = useActivePosition(count);
  const ticks = niceTicks(series.flatMap(({ values }) => values.filter((value) => value !== null)));
  const low = ticks[0] ?? 0;
  const span = (ticks.at(-1) ?? 1) - low;
  const up = (value: number) => ((value - low) / span) * 100;
  // a bar is in the middle of its share of the width, lines go from edge to edge
  const across = (position: number) =>
    kind === "bar" ? ((position + 0.5) / count) * 100 : count > 1 ? (position / (count - 1)) * 100 : 50;
  const every = Math.ceil(count / mostTicks);

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    const position = kind === "bar" ? Math.floor(share * count) : Math.round(share * (count - 1));
    setActive(Math.max(0, Math.min(count - 1, position)));
  }

  return (
    <>
      {series.length > 1 ? <ChartLegend kind={kind} labels={series.map((one) => one.label)} /> : null}
      <div data-kind={kind} className={styles.axisPlot}>
        <div aria-hidden className={styles.scale}>
          {ticks.map((tick) => (
            <span key={tick} style={{ insetBlockEnd: `${up(tick)}%` }}>
              {formatShort(tick)}
            </span>
          ))}
          <span className={styles.widest}>
            {ticks.map(formatShort).reduce((one, other) => (other.length > one.length ? other : one))}
          </span>
        </div>
        <div
          role="group"
          aria-label={label}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onBlur={() => setActive(null)}
          onPointerMove={onPointerMove}
          onPointerDown={onPointerMove}
          onPointerLeave={() => setActive(null)}
          className={styles.plot}
        >
          {ticks.map((tick) => (
            <span
              key={tick}
              data-zero={tick === 0 || undefined}
              style={{ insetBlockEnd: `${up(tick)}%` }}
              className={styles.gridLine}
            />
          ))}
          {active === null ? null : (
            <span
              style={{ insetInlineStart: `${across(active)}%`, "--band": `${100 / count}%` } as CSSProperties}
              className={styles.cursor}
            />
          )}
          {kind === "line" ? (
            <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.lines}>
              {series.map(({ values }, position) => {
                const points = values.map((value, at) =>
                  value === null ? null : { x: across(at), y: 100 - up(value) },
                );
                return (
                  <g key={position} data-series={position + 1}>
                    {series.length === 1 ? (
                      <path d={linePath(points, 100 - up(0))} className={styles.area} />
                    ) : null}
                    <path d={linePath(points)} className={styles.line} />
                  </g>
                );
              })}
            </svg>
          ) : (
            <Bars count={count} series={series} up={up} active={active} />
          )}
          {kind === "line"
            ? series.map(({ values }, position) => {
                // a single value between gaps has no line, so it needs a dot
                const dots = values.flatMap((value, at) => {
                  const alone = (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;
                  return value !== null && (at === active || alone) ? [{ value, at }] : [];
                });
                return dots.map(({ value, at }) => (
                  <span
                    key={`${position} ${at}`}
                    data-series={position + 1}
                    style={{ insetInlineStart: `${across(at)}%`, insetBlockEnd: `${up(value)}%` }}
                    className={styles.dot}
                  />
                ));
              })
            : null}
          <div aria-live="polite" className={styles.live}>
            {active === null ? null : (
              <dl
                style={{ insetInlineStart: `${across(active)}%`, translate: `-${across(active)}% 0` }}
                className={styles.tip}
              >
                <dt>{categories[active]}</dt>
                {series.map(({ label: name, values }, position) => {
                  const value = values[active] ?? null;
                  return (
                    <dd key={position} data-series={position + 1}>
                      <span className={shared.swatch} />
                      {series.length > 1 ? `${name}: ` : ""}
                      <b>{value === null ? "–" : format(value)}</b>
                    </dd>
                  );
                })}
              </dl>
            )}
          </div>
        </div>
        <div aria-hidden className={styles.categories}>
          {categories.map((category, position) =>
            position % every === 0 ? (
              <span
                key={position}
                style={{
                  insetInlineStart: `${across(position)}%`,
                  // the first and the last label stay within the plot
                  translate: kind === "bar" ? "-50%" : `-${across(position)}%`,
                }}
              >
                {category}
              </span>
            ) : null,
          )}
        </div>
      </div>
    </>
  );
}

interface BarsProps {
  count: number;
  series: readonly ChartSeries[];
  up: (value: number) => number;
  active: number | null;
}

function Bars({ count, series, up, active }: BarsProps) {
  return Array.from({ length: count }, (_, at) => (
    <div
      key={at}
      data-quiet={(active !== null && active !== at) || undefined}
      style={{ insetInlineStart: `${((at + 0.12) / count) * 100}%`, width: `${76 / count}%` }}
      className={styles.band}
    >
      {series.map(({ values }, position) => {
        const value = values[at] ?? 0;
        return (
          <span
            key={position}
            data-series={position + 1}
            data-below={value < 0 || undefined}
            style={{
              insetBlockEnd: `${up(Math.min(0, value))}%`,
              height: `${Math.abs(up(value) - up(0))}%`,
            }}
            className={styles.bar}
          />
        );
      })}
    </div>
  ));
}
