import { useTexts } from "../../i18n/texts-context.tsx";
import { formatDay } from "../../lib/use-day.ts";

/** `2026-11-30-2`: the day in Tashkent and a number of that day. */
const BATCH = /^(\d{4}-\d\d-\d\d)-(\d+)$/;

/** Names a file for the bank: `№ 2 от 30 ноября 2026`. */
export function useBatchName(): (batch: string) => string {
  const t = useTexts();
  return (batch) => {
    const [, date, number] = BATCH.exec(batch) ?? [];
    if (date === undefined || number === undefined) return batch;
    return t("adminPayouts.batch", { number, date: formatDay(`${date}T00:00:00+05:00`, t) });
  };
}
