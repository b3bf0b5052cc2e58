import type { ProductMessage } from "@bezak/contract/product-messages.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import styles from "./product-thread.module.css";
import { useDate } from "./use-date.ts";

/** What administrators did to a product and what its shop answered. Needs `product-messages` and `orders`. */
export function ProductThread({ messages }: { messages: readonly ProductMessage[] }) {
  const t = useTexts();
  const date = useDate();
  if (messages.length === 0) return <p className={styles.quiet}>{t("productMessages.empty")}</p>;
  return (
    <ol role="list" className={styles.root}>
      {messages.map(({ id, kind, text, changed, at, by }) => (
        <li key={id} className={styles.message} data-answer={kind === "answer" || undefined}>
          <p className={styles.what}>
            {t(`productMessages.kinds.${kind}`, {
              parts: changed.map((part) => t(`productMessages.parts.${part}`)).join(", "),
            })}
          </p>
          {text ? <p className={styles.text}>{text}</p> : null}
          <p className={styles.quiet}>
            <time dateTime={at}>{date(at)}</time>
            {by ? ` · ${by}` : null}
          </p>
        </li>
      ))}
    </ol>
  );
}
