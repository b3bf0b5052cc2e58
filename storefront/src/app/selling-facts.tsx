import { Card, TextLink } from "@bezak/ui-kit";
import { BadgePercent, LayoutDashboard, Wallet, type LucideIcon } from "lucide-react";
import type { TextKey } from "../i18n/texts.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { Link } from "../lib/link.tsx";
import { usePaths } from "../lib/use-paths.ts";
import styles from "./selling-facts.module.css";

const facts: readonly { Icon: LucideIcon; title: TextKey; text: TextKey }[] = [
  { Icon: BadgePercent, title: "selling.commissionTitle", text: "selling.commissionText" },
  { Icon: Wallet, title: "selling.payoutsTitle", text: "selling.payoutsText" },
  { Icon: LayoutDashboard, title: "selling.toolsTitle", text: "selling.toolsText" },
];

const steps = ["step1", "step2", "step3", "step4"] as const;

/** Terms of selling: commission, payouts, the panel. */
export function SellingFacts() {
  const t = useTexts();
  return (
    <section aria-label={t("selling.factsTitle")}>
      <ul role="list" className={styles.facts}>
        {facts.map(({ Icon, title, text }) => (
          <Card key={title} asChild padding="large">
            <li className={styles.fact}>
              <Icon aria-hidden className={styles.icon} />
              <h2 className={styles.name}>{t(title)}</h2>
              <p>{t(text)}</p>
            </li>
          </Card>
        ))}
      </ul>
    </section>
  );
}

export function SellingSteps() {
  const t = useTexts();
  const paths = usePaths();
  return (
    <section aria-labelledby="selling-steps" className={styles.steps}>
      <h2 id="selling-steps" className={styles.title}>
        {t("selling.stepsTitle")}
      </h2>
      <ol role="list" className={styles.list}>
        {steps.map((step, at) => (
          <li key={step} className={styles.step}>
            <span aria-hidden className={styles.number}>
              {at + 1}
            </span>
            {t(`selling.${step}`)}
          </li>
        ))}
      </ol>
      <p>
        <TextLink asChild variant="standalone">
          <Link to={paths.info("selling-rules")}>{t("selling.rules")}</Link>
        </TextLink>
      </p>
      <p>
        <TextLink asChild variant="standalone">
          <Link to={paths.contacts("seller")}>{t("selling.questions")}</Link>
        </TextLink>
      </p>
    </section>
  );
}
