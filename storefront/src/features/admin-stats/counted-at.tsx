import { useTexts } from "../../i18n/texts-context.tsx";
import { useDate } from "../../lib/use-date.ts";
import styles from "./overview-view.module.css";

export interface CountedAtProps {
  /** of the answer; null when everything was counted for it */
  at: string | null | undefined;
  /** what may be missing since then; `nothing` that is new, `changes` of what was before */
  missing: "nothing" | "changes" | "accounts" | "sold" | "sales" | "deliveries";
}

/** When the stored part of the figures was counted, and what came since that they lack. */
export function CountedAt({ at, missing }: CountedAtProps) {
  const t = useTexts();
  const date = useDate();
  if (!at) return null;
  return <p className={styles.quiet}>{t(`figures.countedAt.${missing}`, { time: date(at) })}</p>;
}
