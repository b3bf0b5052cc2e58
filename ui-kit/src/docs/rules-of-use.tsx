import { Heart, Search, ShoppingBag } from "lucide-react";
import type { ReactNode } from "react";
import { Alert } from "../components/alert/alert.tsx";
import { Button } from "../components/button/button.tsx";
import { IconButton } from "../components/icon-button/icon-button.tsx";
import { QuantityStepper } from "../components/quantity-stepper/quantity-stepper.tsx";
import { Skeleton } from "../components/skeleton/skeleton.tsx";
import { Tag } from "../components/tag/tag.tsx";
import { TextField } from "../components/text-field/text-field.tsx";
import styles from "./guide.module.css";

const nothing = () => undefined;

/** Each rule beside the components it is about. */
export function RulesOfUse() {
  return (
    <div className={styles.guide}>
      <div className={styles.rules}>
        <Rule
          title="Which button"
          example={
            <>
              <Button variant="primary" icon={<ShoppingBag aria-hidden />}>
                В корзину
              </Button>
              <Button>Сравнить</Button>
              <Button variant="ghost">Назад</Button>
              <Button variant="danger">Удалить</Button>
            </>
          }
        >
          <code>primary</code> is the main action: one per view, and the only saffron in it.{" "}
          <code>secondary</code> is for all other actions, <code>ghost</code> for continuing or cancelling,{" "}
          <code>danger</code> for irreversible actions, which are confirmed. Navigation is a link:{" "}
          <code>TextLink</code>, or <code>Button asChild</code> around one.
        </Rule>
        <Rule
          title="Only common icons have no text"
          example={
            <>
              <IconButton variant="outline" label="Искать">
                <Search aria-hidden />
              </IconButton>
              <IconButton variant="outline" label="В избранном" pressed onClick={nothing}>
                <Heart aria-hidden />
              </IconButton>
            </>
          }
        >
          Heart, cross, magnifier: use <code>IconButton</code>, always with an accessible name. Any other icon
          needs a text beside it.
        </Rule>
        <Rule
          title="Errors are next to their field"
          example={
            <TextField
              label="Manzil"
              defaultValue="Registon"
              error="Uy raqamini yozing: kuryer uni qidiradi"
            />
          }
        >
          They are announced with it and say what to do. An <code>Alert</code> is for the whole form or page,
          a <code>Toast</code> for an event that needs no reaction. An important message is never a toast.
        </Rule>
        <Rule
          title="Loading, empty, failed"
          example={
            <div style={{ display: "grid", gap: "var(--space-2)", width: "100%" }}>
              <Skeleton width="70%" />
              <Skeleton width="40%" />
              <Alert tone="danger" actions={<Button size="small">Повторить</Button>}>
                Не удалось загрузить товары
              </Alert>
            </div>
          }
        >
          A <code>Skeleton</code> has the size of the loading content, so that nothing moves. A{" "}
          <code>Spinner</code> is for an action in progress. An <code>EmptyState</code> says what is missing
          and what to do about it, also after an error.
        </Rule>
        <Rule
          title="Texts are props"
          example={
            <>
              <Tag onRemove={nothing} removeLabel="Убрать: до 500 000 сум">
                до 500 000 сум
              </Tag>
              <Tag onRemove={nothing} removeLabel="Olib tashlash: charm">
                Tabiiy charm
              </Tag>
            </>
          }
        >
          Also names for screen readers, plural forms and formatted sums: the application passes whole
          sentences. No important text is truncated: one that is 40 % longer than the Russian one wraps.
        </Rule>
        <Rule
          title="Phone first"
          example={
            <QuantityStepper
              label="Количество"
              decreaseLabel="Меньше"
              increaseLabel="Больше"
              size="small"
              value={2}
              onValueChange={nothing}
            />
          }
        >
          From 320 px on nothing scrolls sideways, and every touch target has 44 px. A small control extends
          its target by an invisible edge. Nothing necessary appears only on hover.
        </Rule>
      </div>
    </div>
  );
}

function Rule({ title, example, children }: { title: string; example: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.rule}>
      <div className={styles.example}>{example}</div>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </section>
  );
}
