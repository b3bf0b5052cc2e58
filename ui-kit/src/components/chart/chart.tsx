import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { AxisPlot } from "./axis-plot.tsx";
import type { ChartSeries } from "./axis-plot.tsx";
import { ChartTable } from "./chart-table.tsx";
import styles from "./chart.module.css";
import { DonutPlot } from "./donut-plot.tsx";
import type { ChartPart } from "./donut-plot.tsx";

interface ChartOwnProps {
  /** Title of the chart: "Sales per day". */
  label: string;
  /** Below the label: the unit, the period. */
  description?: ReactNode;
  /** Formats a value with its unit: "1 250 000 sum". */
  format: (value: number) => string;
  /** Label of the button that shows the table: "Show as a table". */
  tableLabel: string;
  /** Name of the categories, the first column of the table: "Day". */
  categoryLabel: string;
}

type ChartKind =
  | {
      /** `line` over time, `bar` to compare, `donut` for the parts of a whole. */
      kind: "line" | "bar";
      /** Labels of the horizontal axis. */
      categories: readonly string[];
      /** At most six, one value per category; null for a missing value. */
      series: readonly ChartSeries[];
      /** Formats a value of the axis, shorter than `format`: "1.2 M". */
      formatShort?: (value: number) => string;
      parts?: never;
      valueLabel?: never;
      centre?: never;
    }
  | {
      kind: "donut";
      /** At most six; combine small ones. Values of at least zero. */
      parts: readonly ChartPart[];
      /** Name of the values, the second column of the table: "Orders". */
      valueLabel: string;
      /** Shown in the middle while no part is active: the total and its name. */
      centre?: ReactNode;
      categories?: never;
      series?: never;
      formatShort?: never;
    };

export type ChartProps = ChartOwnProps & ChartKind & Omit<ComponentProps<"figure">, "children">;

/**
 * Numbers as a picture, with the same numbers in a collapsed table. Explored by pointer, touch or arrow keys. For panels:
 * load it lazily.
 */
export function Chart(props: ChartProps) {
  const { kind, categories, series, formatShort, parts, valueLabel, centre, ...own } = props;
  const { label, description, format, tableLabel, categoryLabel, className, ...rest } = own;
  return (
    <figure {...rest} className={classNames(styles.root, className)}>
      <figcaption>
        <span className={styles.label}>{label}</span>
        {description ? <span className={styles.description}>{description}</span> : null}
      </figcaption>
      {kind === "donut" ? (
        <DonutPlot label={label} parts={parts} format={format} centre={centre} />
      ) : (
        <AxisPlot
          label={label}
          kind={kind}
          categories={categories}
          series={series}
          format={format}
          formatShort={formatShort ?? format}
        />
      )}
      <ChartTable
        label={label}
        summary={tableLabel}
        head={[categoryLabel, ...(kind === "donut" ? [valueLabel] : series.map((one) => one.label))]}
        rows={
          kind === "donut"
            ? parts.map((part) => [part.label, format(part.value)])
            : categories.map((category, position) => [
                category,
                ...series.map(({ values }) => formatted(values[position], format)),
              ])
        }
      />
    </figure>
  );
}

function formatted(value: number | null | undefined, format: (value: number) => string) {
  return value === null || value === undefined ? "–" : format(value);
}
