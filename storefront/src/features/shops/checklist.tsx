import type { OwnShop } from "@bezak/contract/shops.ts";
import { Card, Progress } from "@bezak/ui-kit";
import { ChevronRight, Circle, CircleCheck } from "lucide-react";
import { useId } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import styles from "./checklist.module.css";

type Step = OwnShop["checklist"][number];

/** Steps of a new shop up to its first sale; then hidden. Needs the message part `shop-checklist`. */
export function ShopChecklist({ steps }: { steps: readonly Step[] }) {
  const t = useTexts();
  const id = useId();
  const paths = usePanelPaths();
  const done = steps.filter((step) => step.done).length;
  // the last step is the first sale
  if (steps.length === 0 || steps.at(-1)?.done) return null;
  const links: Record<Step["step"], () => string> = {
    profile: paths.settings,
    logo: paths.settings,
    payout: paths.settings,
    product: paths.newProduct,
    published: paths.products,
    first_sale: paths.orders,
  };
  const progress = t("shopChecklist.progress", { done, all: steps.length });
  const next = steps.find((step) => !step.done);
  return (
    <Card asChild padding="large">
      <section aria-labelledby={id} className={styles.root}>
        <h2 id={id} className={styles.title}>
          {t("shopChecklist.title")}
        </h2>
        <p className={styles.quiet}>{progress}</p>
        <Progress
          hideLabel
          label={t("shopChecklist.title")}
          value={done}
          max={steps.length}
          valueText={progress}
        />
        <ol role="list" className={styles.steps}>
          {steps.map((step) => (
            <li key={step.step}>
              {step.done ? (
                <p className={styles.done}>
                  <CircleCheck aria-label={t("shopChecklist.done")} />
                  {t(`shopChecklist.steps.${step.step}`)}
                </p>
              ) : (
                <Link to={links[step.step]()} data-next={step === next || undefined} className={styles.step}>
                  <Circle aria-hidden />
                  <span className={styles.words}>
                    <span className={styles.name}>{t(`shopChecklist.steps.${step.step}`)}</span>
                    <span className={styles.quiet}>{t(`shopChecklist.texts.${step.step}`)}</span>
                  </span>
                  <ChevronRight aria-hidden />
                </Link>
              )}
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}
