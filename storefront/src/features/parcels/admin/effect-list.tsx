import { useTexts } from "../../../i18n/texts-context.tsx";
import { useSum } from "../../../lib/use-sum.ts";
import styles from "./order-view.module.css";
import type { Effect } from "./step-effects.ts";

/** What will happen, one sentence each. */
export function EffectList({ effects }: { effects: readonly Effect[] }) {
  const t = useTexts();
  const sum = useSum();
  return (
    <ul className={styles.effects}>
      {effects.map(({ text, sum: amount }) => (
        <li key={text}>{t(text, amount === undefined ? {} : { sum: sum(amount) })}</li>
      ))}
    </ul>
  );
}
