import { Card, IconButton, VisuallyHidden } from "@bezak/ui-kit";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { dayValue } from "../../../lib/day-digits.ts";
import { inTashkent } from "../../../lib/format-date.ts";
import { Link } from "../../../lib/link.tsx";
import { serverNow } from "../../../lib/server-clock.ts";
import { useCalendar } from "../../../lib/use-calendar.ts";
import { useLocalized } from "../../../lib/use-localized.ts";
import type { ContentKind, ContentRows } from "./content-admin-api.ts";
import styles from "./content-calendar.module.css";
import { addMonths, coverageOf, dayAfterKey, shownOn, weeksOf, type ShownPart } from "./shown-days.ts";
import { useScheduleText } from "./use-schedule-text.ts";

type Row = ContentRows[ContentKind];

export interface ContentCalendarProps {
  kind: ContentKind;
  rows: readonly Row[];
  /** address of the form for a row */
  toForm: (id: string) => string;
}

/** Banners elsewhere than at the top of the home page are shown by sections. */
const isOnPage = (row: Row) => !("position" in row) || row.position === "home";

/** What visitors see on each day of a month, with days on which nothing is shown. Needs the parts `calendar` and `orders`. */
export function ContentCalendar({ kind, rows, toForm }: ContentCalendarProps) {
  const t = useTexts();
  const { formats, previousLabel, nextLabel } = useCalendar();
  const [today] = useState(() => dayValue(new Date(serverNow()).toISOString()));
  const [at, setAt] = useState(today);
  const titleId = useId();
  const listed = rows.filter(isOnPage);
  const [year = 0, month = 1] = at.split("-").map(Number);
  return (
    <div className={styles.root}>
      <p className={styles.quiet}>{t(`contentAdmin.calendar.about.${kind}`)}</p>
      <div className={styles.columns}>
        <Card padding="medium" className={styles.month}>
          <div className={styles.head}>
            <IconButton size="small" label={previousLabel} onClick={() => setAt(addMonths(at, -1))}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <h2 id={titleId} aria-live="polite" className={styles.title}>
              {formats.month(year, month)}
            </h2>
            <IconButton size="small" label={nextLabel} onClick={() => setAt(addMonths(at, 1))}>
              <ChevronRight aria-hidden />
            </IconButton>
          </div>
          <MonthGrid kind={kind} rows={listed} at={at} today={today} labelledBy={titleId} onMove={setAt} />
          <ul role="list" aria-label={t("contentAdmin.calendar.legend")} className={styles.legend}>
            {(["all", "part", "none"] as const).map((coverage) => (
              <li key={coverage} className={styles.quiet}>
                <span aria-hidden data-coverage={coverage} className={styles.swatch} />
                {t(`contentAdmin.calendar.coverage.${coverage}`)}
              </li>
            ))}
          </ul>
        </Card>
        <DayList kind={kind} day={at} parts={shownOn(listed, at)} toForm={toForm} />
      </div>
      <ScheduleTable rows={listed} toForm={toForm} />
    </div>
  );
}

interface MonthGridProps {
  kind: ContentKind;
  rows: readonly Row[];
  /** the chosen day */
  at: string;
  today: string;
  labelledBy: string;
  onMove: (day: string) => void;
}

/** Tab stops at the chosen day; the arrow keys choose another one. */
function MonthGrid({ kind, rows, at, today, labelledBy, onMove }: MonthGridProps) {
  const t = useTexts();
  const { formats } = useCalendar();
  const current = useRef<HTMLTableCellElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current) current.current?.focus();
    byKey.current = false;
  }, [at]);

  function onKeyDown(event: KeyboardEvent) {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : dayAfterKey(event.key, at);
    if (next === null) return;
    event.preventDefault();
    byKey.current = true;
    onMove(next);
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
        {weeksOf(at).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => {
              if (day === null) return <td key={column} />;
              const parts = shownOn(rows, day);
              const coverage = coverageOf(day, parts);
              return (
                <td
                  key={column}
                  role="gridcell"
                  ref={day === at ? current : undefined}
                  tabIndex={day === at ? 0 : -1}
                  aria-selected={day === at}
                  aria-current={day === today ? "date" : undefined}
                  data-coverage={coverage}
                  className={styles.day}
                  onClick={() => onMove(day)}
                >
                  <span aria-hidden className={styles.date}>
                    {Number(day.slice(8))}
                  </span>
                  <span aria-hidden className={styles.count}>
                    {parts.length === 0 ? "–" : parts.length}
                  </span>
                  <VisuallyHidden>
                    {`${formats.day(day)}. ${t(`contentAdmin.calendar.counts.${kind}`, { count: parts.length })}. ${t(`contentAdmin.calendar.coverage.${coverage}`)}`}
                  </VisuallyHidden>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayListProps extends Pick<ContentCalendarProps, "kind" | "toForm"> {
  day: string;
  parts: readonly ShownPart<Row>[];
}

/** What visitors see on the chosen day, in order. */
function DayList({ kind, day, parts, toForm }: DayListProps) {
  const t = useTexts();
  const text = useLocalized();
  const { formats } = useCalendar();
  const hours = ({ from, until }: ShownPart<Row>) =>
    [
      from === null ? "" : t("contentAdmin.calendar.from", { time: inTashkent(from).time }),
      until === null ? "" : t("contentAdmin.calendar.until", { time: inTashkent(until).time }),
    ]
      .filter(Boolean)
      .join(" ");
  return (
    <section aria-labelledby="content-day" className={styles.list}>
      <h2 id="content-day" className={styles.title}>
        {formats.day(day)}
      </h2>
      <div>
        <div role="status">
          {parts.length === 0 ? <p>{t(`contentAdmin.calendar.nothing.${kind}`)}</p> : null}
        </div>
        <ol className={styles.parts}>
          {parts.map((part) => (
            <li key={part.row.id}>
              <Link to={toForm(part.row.id)} className={styles.name}>
                {text(part.row.title) || t("common.untitled")}
              </Link>
              <p className={styles.quiet}>{hours(part)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The same as a table: when each one is shown. */
function ScheduleTable({ rows, toForm }: Pick<ContentCalendarProps, "rows" | "toForm">) {
  const t = useTexts();
  const text = useLocalized();
  const schedule = useScheduleText();
  return (
    <details className={styles.table}>
      <summary>{t("contentAdmin.calendar.asTable")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("contentAdmin.banners.fields.title")}</th>
            <th scope="col">{t("contentAdmin.versions.days")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link to={toForm(row.id)} className={styles.name}>
                  {text(row.title) || t("common.untitled")}
                </Link>
              </th>
              <td>
                {row.active
                  ? schedule(row) || t("contentAdmin.versions.always")
                  : t("contentAdmin.states.off")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
