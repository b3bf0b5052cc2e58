import control from "../field/control.module.css";
import { useDigitMask } from "../field/use-digit-mask.ts";

const MOST_DIGITS = 12;

export interface RangeEndProps {
  name: string;
  placeholder: string | undefined;
  number: number | null;
  format: (value: number) => string;
  invalid: boolean;
  describedBy: string | undefined;
  onNumber: (number: number | null) => void;
  onCommit: () => void;
}

/** One end of the range; the caret keeps its position while the number is grouped. */
export function RangeEnd(props: RangeEndProps) {
  const { name, placeholder, number, format, invalid, describedBy, onNumber, onCommit } = props;
  const write = (value: number | null) => (value === null ? "" : format(value));
  const shown = write(number);
  const { input, read } = useDigitMask(shown);
  return (
    <label className={control.box}>
      <span className={control.affix}>{name}</span>
      <input
        ref={input}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        value={shown}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onNumber(wholeNumber(read(event, (digits) => write(wholeNumber(digits)))))}
        onBlur={onCommit}
        onKeyDown={(event) => {
          if (event.key === "Enter") onCommit();
        }}
        className={control.input}
      />
    </label>
  );
}

function wholeNumber(digits: string): number | null {
  return digits === "" ? null : Number(digits.slice(0, MOST_DIGITS));
}
