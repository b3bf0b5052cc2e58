import { useId } from "react";
import type { RadioState } from "./radio-state.ts";
import type { SwatchOption } from "./radio-option.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./radio-swatch.module.css";

export interface RadioSwatchProps {
  option: SwatchOption;
  state: RadioState;
  unavailableLabel: string;
}

/** A small button with the colour or picture and the name. */
export function RadioSwatch({ option, state, unavailableLabel }: RadioSwatchProps) {
  const id = useId();
  const { label, colour, picture, unavailable } = option;
  return (
    <label data-unavailable={unavailable || undefined} className={styles.root}>
      <input
        {...state}
        type="radio"
        aria-label={label}
        aria-describedby={unavailable ? id : undefined}
        className={styles.input}
      />
      {colour ? <span style={{ background: colour }} className={styles.colour} /> : null}
      {picture ? <span className={styles.picture}>{picture}</span> : null}
      <span className={styles.label}>{label}</span>
      {unavailable ? (
        <VisuallyHidden>
          <span id={id}>{unavailableLabel}</span>
        </VisuallyHidden>
      ) : null}
    </label>
  );
}
