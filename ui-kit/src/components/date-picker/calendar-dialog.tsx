import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { Button } from "../button/button.tsx";
import { useAnchoredLayer } from "../field/use-anchored-layer.ts";
import { useEscapeFirst } from "../field/use-escape-first.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { addMonths, getMonth, today, within, getYear } from "./calendar.ts";
import type { Day } from "./calendar.ts";
import type { DateFormats } from "./date-formats.ts";
import styles from "./date-picker.module.css";
import { MonthGrid } from "./month-grid.tsx";

export interface CalendarDialogProps {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  previousLabel: string;
  nextLabel: string;
  closeLabel: string;
  formats: DateFormats;
  chosen: Day;
  onChoose: (day: Day) => void;
  onClose: () => void;
  min: Day | undefined;
  max: Day | undefined;
}

/** A native modal dialog: the page behind it is inert, and the browser returns the focus to the button. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { anchor, label, previousLabel, nextLabel, closeLabel, formats, onClose, min, max } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const [at, setAt] = useState(within(props.chosen || today(), min, max));
  const first = `${at.slice(0, 8)}01`;

  useLayoutEffect(() => {
    const layer = dialog.current;
    layer?.showModal();
    return () => layer?.close();
  }, []);
  useAnchoredLayer(anchor, dialog, 440);
  useEscapeFirst(true, onClose);

  const turn = (by: 1 | -1) => setAt(within(addMonths(at, by), min, max));
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // The dialog has no padding, so a press on the dialog itself is on its backdrop.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <IconButton
            label={previousLabel}
            disabled={min !== undefined && first <= min}
            onClick={() => turn(-1)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <h2 id={headingId} aria-live="polite" className={styles.month}>
            {formats.month(getYear(at), getMonth(at))}
          </h2>
          <IconButton
            label={nextLabel}
            disabled={max !== undefined && addMonths(first, 1) > max}
            onClick={() => turn(1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
        <MonthGrid
          labelledBy={headingId}
          formats={formats}
          at={at}
          min={min}
          max={max}
          onMove={setAt}
          chosen={props.chosen}
          onChoose={props.onChoose}
        />
        <Button variant="ghost" wide onClick={onClose}>
          {closeLabel}
        </Button>
      </div>
    </dialog>
  );
}
