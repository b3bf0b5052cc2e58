import type { Order } from "@bezak/contract/orders.ts";
import { MessageSquareText, Truck, UserRound, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatPhone } from "../../lib/format-phone.ts";
import { paidText } from "./order-messages.ts";
import styles from "./order-facts.module.css";

export interface OrderFactsProps {
  order: Pick<Order, "payment" | "delivery" | "contact" | "comment">;
  /** name of the delivery city */
  cityName: string;
}

/** Payment method, delivery address and recipient of an order. */
export function OrderFacts({ order, cityName }: OrderFactsProps) {
  const t = useTexts();
  const { payment, delivery, contact, comment } = order;
  return (
    <div className={styles.root}>
      <Fact icon={<Wallet aria-hidden />} title={t("orders.payment")}>
        <p>{t(`orders.methods.${payment.method}`)}</p>
        <p className={styles.quiet}>{paidText(payment, t)}</p>
      </Fact>
      <Fact icon={<Truck aria-hidden />} title={t("orders.delivery")}>
        <p>{t(`orders.deliveryMethods.${delivery.method}`)}</p>
        <p className={styles.quiet}>{[cityName, delivery.address].filter(Boolean).join(", ")}</p>
        {delivery.comment ? <p className={styles.quiet}>{delivery.comment}</p> : null}
      </Fact>
      <Fact icon={<UserRound aria-hidden />} title={t("orders.recipient")}>
        <p>{contact.name}</p>
        <p className={styles.quiet}>{formatPhone(contact.phone)}</p>
        {contact.email ? <p className={styles.quiet}>{contact.email}</p> : null}
      </Fact>
      {comment ? (
        <Fact icon={<MessageSquareText aria-hidden />} title={t("orders.comment")}>
          <p className={styles.quiet}>{comment}</p>
        </Fact>
      ) : null}
    </div>
  );
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className={styles.fact}>
      {icon}
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}
