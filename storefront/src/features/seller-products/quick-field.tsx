import { useRef, useState, type KeyboardEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import styles from "./quick-field.module.css";
import { wholeNumber } from "../../lib/whole-number.ts";

export interface QuickFieldProps {
  /** accessible name, such as "Price: Leather bag" */
  label: string;
  /** null without a value */
  value: number | null;
  min: number;
  max: number;
  /** unit after the number when it is not being edited */
  unit?: string;
  /** the server's error of the last change */
  problem?: string;
  onChange: (value: number) => void;
  /** Escape: removes the error */
  onForget: () => void;
}

/** Focuses the input that replaces the pressed button. */
function takeFocus(input: HTMLInputElement | null) {
  input?.select();
}

/** A number that can be edited in a row: Enter saves, Escape cancels, an error is shown below. */
export function QuickField({ label, value, min, max, unit, problem, onChange, onForget }: QuickFieldProps) {
  const t = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const shown = useRef<HTMLButtonElement>(null);
  // a removed field fires blur too, which must not save
  const closed = useRef(false);
  const shownValue = value === null ? t("sellerProducts.noPrice") : formatNumber(value);
  const shownProblem = wrong ? t("sellerProducts.quickWrong", { min, max: formatNumber(max) }) : problem;

  function close() {
    closed.current = true;
    setTyped(null);
    setWrong(false);
    // after the button is rendered again
    requestAnimationFrame(() => shown.current?.focus());
  }

  function save(refocus: boolean) {
    const number = wholeNumber(typed ?? "");
    // opened and left empty
    if (value === null && typed?.trim() === "") return refocus ? close() : setTyped(null);
    if (number === null || number < min || number > max) return setWrong(true);
    if (refocus) close();
    else setTyped(null);
    setWrong(false);
    if (number !== value) onChange(number);
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Enter") {
      event.preventDefault();
      save(true);
    } else if (event.key === "Escape") {
      event.stopPropagation();
      onForget();
      close();
    }
  }

  return (
    <span className={styles.root}>
      {typed === null ? (
        <button
          ref={shown}
          type="button"
          aria-label={`${label}: ${shownValue}${unit && value !== null ? ` ${unit}` : ""}. ${t("sellerProducts.quickHint")}`}
          data-wrong={shownProblem ? true : undefined}
          onClick={() => {
            closed.current = false;
            setTyped(value === null ? "" : String(value));
            onForget();
          }}
          className={styles.shown}
        >
          {shownValue}
          {unit && value !== null ? <span className={styles.unit}>{` ${unit}`}</span> : null}
        </button>
      ) : (
        <input
          ref={takeFocus}
          inputMode="numeric"
          aria-label={label}
          aria-invalid={shownProblem ? true : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
          onKeyDown={press}
          onBlur={() => closed.current || save(false)}
          className={styles.input}
        />
      )}
      <span role="alert" className={styles.problem}>
        {shownProblem}
      </span>
    </span>
  );
}
