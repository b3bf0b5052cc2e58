/** Abbreviations of thousand, million and billion, and the decimal separator. */
export interface NumberMessages {
  thousand: string;
  million: string;
  billion: string;
  point: string;
}

const noBreakSpace = "\u00a0";

/** A number on an axis: `1 250 000` -> `1,3 млн`. */
export function shortNumber(value: number, words: NumberMessages): string {
  const [scale, word] =
    Math.abs(value) >= 1e9
      ? [1e9, words.billion]
      : Math.abs(value) >= 1e6
        ? [1e6, words.million]
        : Math.abs(value) >= 1e3
          ? [1e3, words.thousand]
          : [1, ""];
  const part = Math.round((value / scale) * 10) / 10;
  const written = String(part).replace(".", words.point).replace("-", "−");
  return word ? `${written}${noBreakSpace}${word}` : written;
}
