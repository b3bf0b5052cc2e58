/** Texts of a calendar in the reader's language; the application passes them, since browsers do not support Uzbek. */
export interface DateFormats {
  /** Seven, from Monday: the short name is shown, the long one is read. */
  weekdays: readonly { short: string; long: string }[];
  /** Heading: "November 2026". Months count from 1. */
  month: (year: number, month: number) => string;
  /** Full name of a `YYYY-MM-DD`, read for each day: "Monday, 23 November 2026". */
  day: (day: string) => string;
}
