import { Check, ChevronDown } from "lucide-react";
import { Select as Primitive } from "radix-ui";
import { classNames } from "../../class-names.ts";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field.tsx";
import control from "../field/control.module.css";
import layer from "../layer/layer.module.css";
import row from "../layer/row.module.css";
import type { SelectOption } from "./select-option.ts";
import styles from "./select.module.css";

export interface SelectProps extends FieldTexts {
  /** What can be chosen, in its order. */
  options: readonly (SelectOption & {
    /** Second line of the row. */
    hint?: string;
  })[];
  /** The chosen value; empty when nothing is chosen. */
  value: string;
  /** Gets the value that was chosen. */
  onValueChange: (value: string) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Name in the form that it posts with. */
  name?: string;
  /** Cannot be used now; looks so and is passed over by the keyboard. */
  disabled?: boolean;
  /** Id of the control; made up when left out. */
  id?: string;
  /** Lands on the outermost element. */
  className?: string;
}

/** A list of the kit's own look, with rows of two lines. Heavy: load it lazily, or take NativeSelect. */
export function Select(props: SelectProps) {
  const { label, hideLabel, hint, error, required, className, id, options, placeholder, ...root } = props;
  return (
    <Field {...{ label, hideLabel, hint, error, required, className }} controlId={id}>
      {(parts) => (
        <Primitive.Root {...root} required={required}>
          <Primitive.Trigger {...parts} className={classNames(control.box, styles.trigger)}>
            <span className={styles.value}>
              <Primitive.Value placeholder={placeholder} />
            </span>
            <ChevronDown aria-hidden />
          </Primitive.Trigger>
          <Primitive.Portal>
            <Primitive.Content
              position="popper"
              sideOffset={4}
              className={classNames(layer.surface, styles.content)}
            >
              <Primitive.Viewport className={styles.viewport}>
                {options.map((option) => (
                  <Primitive.Item
                    key={option.value}
                    {...itemState(option)}
                    className={classNames(row.row, styles.item)}
                  >
                    <span>
                      <Primitive.ItemText>{option.label}</Primitive.ItemText>
                      {option.hint ? <span className={row.hint}>{option.hint}</span> : null}
                    </span>
                    <Primitive.ItemIndicator>
                      <Check aria-hidden className={row.check} />
                    </Primitive.ItemIndicator>
                  </Primitive.Item>
                ))}
              </Primitive.Viewport>
            </Primitive.Content>
          </Primitive.Portal>
        </Primitive.Root>
      )}
    </Field>
  );
}

function itemState({ value, disabled }: SelectOption) {
  return { value, disabled };
}
