import type { Order } from "@bezak/contract/orders.ts";
import { Button } from "@bezak/ui-kit";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { useDate } from "../../lib/use-date.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { formatPhone } from "../../lib/format-phone.ts";
import { shownItems } from "./live-items.ts";
import { paidText } from "./order-messages.ts";
import styles from "./order-receipt.module.css";

export interface OrderReceiptProps {
  order: Order;
  /** name of the delivery city */
  cityName: string;
  fiscal?: ReactNode;
}

/** Receipt for printing: products, sellers and sums. */
export function OrderReceipt({ order, cityName, fiscal }: OrderReceiptProps) {
  const t = useTexts();
  const text = useLocalized();
  const date = useDate();
  const sum = useSum();
  const { number, totals, payment, delivery, contact } = order;
  const items = shownItems(order.items);
  const row = (label: string, value: string) => (
    <tr>
      <th scope="row">{label}</th>
      <td colSpan={3}>{value}</td>
    </tr>
  );
  return (
    <article className={styles.root}>
      <div className={styles.actions}>
        <Button asChild>
          <Link to={usePaths().order(number)}>{t("receipt.back")}</Link>
        </Button>
        <Button variant="primary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {t("receipt.print")}
        </Button>
      </div>
      <header className={styles.header}>
        <p className={styles.shop}>{t("shop.name")}</p>
        <h1 className={styles.title}>{t("receipt.title", { number })}</h1>
        <p>{t("orders.placed", { date: date(order.createdAt) })}</p>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("receipt.good")}</th>
            <th scope="col">{t("receipt.count")}</th>
            <th scope="col">{t("receipt.price")}</th>
            <th scope="col">{t("receipt.sum")}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, product, variantTitle, seller, quantity, price, total }) => (
            <tr key={id}>
              <td>
                {[text(product.name) || t("common.untitled"), variantTitle && text(variantTitle)]
                  .filter(Boolean)
                  .join(", ")}
                <span className={styles.seller}>
                  {t("receipt.seller")}: {seller.name}
                </span>
                <span className={styles.narrow}>
                  {t("orders.times", { count: quantity, sum: sum(price) })}
                </span>
              </td>
              <td>{quantity}</td>
              <td>{sum(price)}</td>
              <td>{sum(total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {row(t("orders.totals.goods"), sum(totals.items))}
          {row(
            t("orders.totals.delivery"),
            totals.delivery > 0 ? sum(totals.delivery) : t("orders.totals.free"),
          )}
          {totals.discount > 0 ? row(t("orders.totals.discount"), sum(-totals.discount)) : null}
          {row(t("orders.totals.placed"), sum(totals.total))}
          {payment.refunded > 0 ? row(t("receipt.refunded"), sum(payment.refunded)) : null}
          {payment.refundOwed > 0 ? row(t("receipt.owed"), sum(payment.refundOwed)) : null}
        </tfoot>
      </table>
      <p>
        {t("orders.payment")}: {t(`orders.methods.${payment.method}`)}, {paidText(payment, t)}
        <br />
        {t("receipt.buyer")}: {contact.name}, {formatPhone(contact.phone)}
        <br />
        {t("orders.delivery")}: {t(`orders.deliveryMethods.${delivery.method}`)},{" "}
        {[cityName, delivery.address].filter(Boolean).join(", ")}
      </p>
      {fiscal}
      <p className={styles.note}>{t("receipt.note")}</p>
    </article>
  );
}
