import { useEffect, useRef } from "react";
import type { KeyboardEvent } from "react";
import { addDays, addMonths, toDate, today, getWeekday, getWeeks, within } from "./calendar.ts";
import type { Day } from "./calendar.ts";
import styles from "./date-picker.module.css";
import type { DateFormats } from "./date-formats.ts";

export interface MonthGridProps {
  labelledBy: string;
  formats: DateFormats;
  /** The keyboard's current day; its month is shown. */
  at: Day;
  onMove: (day: Day) => void;
  chosen: Day;
  onChoose: (day: Day) => void;
  min: Day | undefined;
  max: Day | undefined;
}

/** The days of a month. Tab stops at one of them; the arrow keys move from there. */
export function MonthGrid(props: MonthGridProps) {
  const { labelledBy, formats, at, onMove, chosen, onChoose, min, max } = props;
  const current = useRef<HTMLTableCellElement>(null);
  const moved = useRef(true);
  const now = today();

  // The buttons of the heading also change the day, and then keep the focus.
  useEffect(() => {
    if (moved.current) current.current?.focus();
    moved.current = false;
  }, [at]);

  function onKeyDown(event: KeyboardEvent) {
    const next = dayAfterKey(event, at);
    if (next !== null) {
      event.preventDefault();
      moved.current = true;
      onMove(within(next, min, max));
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onChoose(at);
    }
  }

  return (
    <table role="grid" aria-labelledby={labelledBy} className={styles.grid} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {formats.weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {getWeeks(at).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => {
              if (day === null) return <td key={column} />;
              const outside = within(day, min, max) !== day;
              return (
                <td
                  key={column}
                  role="gridcell"
                  ref={day === at ? current : undefined}
                  tabIndex={day === at ? 0 : -1}
                  aria-label={formats.day(day)}
                  aria-selected={day === chosen}
                  aria-disabled={outside || undefined}
                  aria-current={day === now ? "date" : undefined}
                  className={styles.day}
                  onClick={outside ? undefined : () => onChoose(day)}
                >
                  {toDate(day)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function dayAfterKey({ key, shiftKey }: KeyboardEvent, at: Day): Day | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(at, -1);
    case "ArrowRight":
      return addDays(at, 1);
    case "ArrowUp":
      return addDays(at, -7);
    case "ArrowDown":
      return addDays(at, 7);
    case "Home":
      return addDays(at, -getWeekday(at));
    case "End":
      return addDays(at, 6 - getWeekday(at));
    case "PageUp":
      return addMonths(at, shiftKey ? -12 : -1);
    case "PageDown":
      return addMonths(at, shiftKey ? 12 : 1);
    default:
      return null;
  }
}
