import type { Finance } from "@bezak/contract/finance.ts";
import { Card, Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./balance-cards.module.css";

const cards = [
  { name: "balance", of: (finance: Finance) => finance.balance },
  { name: "available", of: (finance: Finance) => finance.available },
  { name: "pending", of: (finance: Finance) => finance.pending },
  { name: "onTheWay", of: (finance: Finance) => finance.pendingPayouts },
  { name: "month", of: (finance: Finance) => finance.monthlyRevenue },
  { name: "paidOut", of: (finance: Finance) => finance.paidOut },
] as const;

export interface BalanceCardsProps {
  finance: Finance | undefined;
  /** explanations for others than the shop */
  abouts?: Partial<Record<(typeof cards)[number]["name"], string>>;
}

/** The sums of a shop's balance with an explanation each. */
export function BalanceCards({ finance, abouts }: BalanceCardsProps) {
  const t = useTexts();
  const sum = useSum();
  return (
    <dl aria-busy={finance === undefined || undefined} className={styles.root}>
      {cards.map(({ name, of }) => (
        <Card key={name} padding="medium" className={styles.card} data-main={name === "balance" || undefined}>
          <dt className={styles.name}>{t(`finance.${name}`)}</dt>
          <dd className={styles.sum} data-below={(finance && of(finance) < 0) || undefined}>
            {finance ? sum(of(finance)) : <Skeleton width="60%" />}
          </dd>
          <dd className={styles.about}>{abouts?.[name] ?? t(`finance.${name}About`)}</dd>
        </Card>
      ))}
    </dl>
  );
}
