import choice from "../field/choice.module.css";
import styles from "./radio-group.module.css";
import type { RadioOption } from "./radio-option.ts";
import type { RadioState } from "./radio-state.ts";

/** A row of the list, or a tile; the group's style sheet distinguishes them. */
export function RadioRow({ option, state }: { option: RadioOption; state: RadioState }) {
  return (
    <label className={choice.row}>
      <input {...state} type="radio" className={choice.mark} />
      {option.icon ? <span className={styles.icon}>{option.icon}</span> : null}
      <span className={choice.text}>
        {option.label}
        {option.hint ? <span className={choice.hint}>{option.hint}</span> : null}
      </span>
      {option.aside ? <span className={choice.aside}>{option.aside}</span> : null}
    </label>
  );
}
