import type { TextKey } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { inTashkent } from "../../lib/format-date.ts";

/** `2026-11-30-2`: the day in Tashkent and a number of that day. */
const BATCH = /^(\d{4}-\d\d-\d\d)-(\d+)$/;

/** Names a file for the bank: `№ 2 от 30 ноября 2026`. */
export function useBatchName(): (batch: string) => string {
  const t = useTexts();
  return (batch) => {
    const [, date, number] = BATCH.exec(batch) ?? [];
    if (date === undefined || number === undefined) return batch;
    const { day, month, year } = inTashkent(`${date}T00:00:00+05:00`);
    const named = t("date.full", { day, month: t(`date.months.${month}` as TextKey), year });
    return t("adminPayouts.batch", { number, date: named });
  };
}
