/** Words of a calendar in the reader's language; the application brings them, since browsers do not know Uzbek. */
export interface DateFormats {
  /** Seven, Monday first: the short name is shown, the long one read. */
  weekdays: readonly { short: string; long: string }[];
  /** Heading: "November 2026". Months count from 1. */
  month: (year: number, month: number) => string;
  /** Whole name of a `YYYY-MM-DD`, read on each day: "Monday, 23 November 2026". */
  day: (day: string) => string;
}
