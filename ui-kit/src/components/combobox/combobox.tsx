import { ChevronDown, X } from "lucide-react";
import { useRef } from "react";
import { classNames } from "../../class-names.ts";
import control from "../field/control.module.css";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { ComboboxList } from "./combobox-list.tsx";
import type { ComboboxOption } from "./combobox-option.ts";
import styles from "./combobox.module.css";
import { useCombobox } from "./use-combobox.ts";

type ComboboxSearch =
  | {
      /** Gets what is typed, to ask a server; the options are then shown as they come. Left out: they are filtered. */
      onQueryChange: (query: string) => void;
      /** The answer is on its way. */
      loading: boolean;
      loadingText: string;
      /** Name of the chosen value, which the options of the moment need not hold; empty when nothing is chosen. */
      valueLabel: string;
    }
  | { onQueryChange?: never; loading?: never; loadingText?: never; valueLabel?: never };

type ComboboxClearing =
  | {
      /** Takes the choice away by a cross. */
      clearable: true;
      /** Name of the cross. */
      clearLabel: string;
    }
  | { clearable?: false; clearLabel?: never };

export type ComboboxProps = ComboboxSearch &
  ComboboxClearing &
  FieldTexts & {
    /** What can be chosen, in its order; those that do not match what is typed are left out. */
    options: readonly ComboboxOption[];
    /** The chosen value; empty when nothing is chosen. */
    value: string;
    /** Gets what was chosen, an empty string when it was cleared. */
    onValueChange: (value: string, option: ComboboxOption | null) => void;
    /** Shown when nothing fits what was typed. */
    emptyText: string;
    /** Announced as the list changes: "5 cities". */
    countText: (count: number) => string;
    /** Shown while nothing is typed or chosen. */
    placeholder?: string;
    /** Name in the form; the chosen value is posted. */
    name?: string;
    /** Cannot be used now; looks so and is passed over by the keyboard. */
    disabled?: boolean;
    /** May be read and copied, not changed. */
    readOnly?: boolean;
    /** Id of the control; made up when left out. */
    id?: string;
    /** Lands on the outermost element. */
    className?: string;
  };

/** One of many, found by typing. What is typed is a search, never a value: leaving without a choice takes it back. */
export function Combobox(props: ComboboxProps) {
  const { label, hideLabel, hint, error, required, options, value, emptyText, countText, ...other } = props;
  const { loading = false, loadingText = "", clearable, placeholder, name, disabled, readOnly, id } = other;
  const box = useRef<HTMLDivElement>(null);
  const { onValueChange, onQueryChange, valueLabel, className } = other;
  const locked = Boolean(disabled || readOnly);
  const combo = useCombobox({ options, value, valueLabel, onValueChange, onQueryChange, loading, locked });
  const { input, listId, open, active, shown } = combo;
  const message = loading ? loadingText : shown.length === 0 ? emptyText : "";
  const listed = open && shown.length > 0;

  return (
    <Field {...{ label, hideLabel, hint, error, required, className }} controlId={id}>
      {(parts) => (
        <div
          ref={box}
          className={classNames(control.box, styles.box)}
          onMouseDown={(event) => {
            if (event.target !== input.current) event.preventDefault();
          }}
          onClick={(event) => {
            if (!event.currentTarget.contains(event.target as Node) || locked) return;
            input.current?.focus();
            if (!open) combo.show();
            else if (event.target !== input.current) combo.leave(false);
          }}
        >
          <input
            {...parts}
            ref={input}
            role="combobox"
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={listed ? listId : undefined}
            aria-activedescendant={listed && active >= 0 ? combo.optionId(active) : undefined}
            aria-busy={loading || undefined}
            {...{ placeholder, disabled, readOnly }}
            value={combo.text}
            onChange={combo.onChange}
            onKeyDown={combo.onKeyDown}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={() => combo.leave(true)}
            className={control.input}
          />
          {loading ? <Spinner decorative size="text" className={styles.spinner} /> : null}
          {clearable && value !== "" && !locked ? (
            <button
              type="button"
              aria-label={props.clearLabel}
              className={styles.clear}
              onClick={(event) => {
                event.stopPropagation();
                combo.clear();
              }}
            >
              <X aria-hidden />
            </button>
          ) : null}
          {readOnly ? null : <ChevronDown aria-hidden />}
          {name ? <input type="hidden" name={name} value={value} disabled={disabled} /> : null}
          <VisuallyHidden role="status">{open ? message || countText(shown.length) : ""}</VisuallyHidden>
          {open ? (
            <ComboboxList anchor={box} labelledBy={`${parts.id}-label`} {...{ combo, value, message }} />
          ) : null}
        </div>
      )}
    </Field>
  );
}
