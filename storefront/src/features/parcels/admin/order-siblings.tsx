import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import { Badge } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { Link } from "../../../lib/link.tsx";
import { PanelSection } from "../../../lib/panel-section.tsx";
import { usePanelPaths } from "../../../lib/use-panel-paths.ts";
import { useSum } from "../../../lib/use-sum.ts";
import { stateTones } from "../parcel-messages.ts";
import styles from "./order-view.module.css";

/** All parcels of the order, the shown one marked. */
export function OrderSiblings({ parcel }: { parcel: AdministeredParcelDetails }) {
  const t = useTexts();
  const sum = useSum();
  const paths = usePanelPaths();
  return (
    <PanelSection title={t("orderAdmin.siblings", { number: parcel.orderNumber })}>
      <ul role="list" className={styles.list}>
        {parcel.order.parcels.map(({ id, number, seller, status, subtotal }) => (
          <li key={id} className={styles.row}>
            <Link
              to={paths.administeredOrder(number)}
              aria-current={id === parcel.id ? "page" : undefined}
              className={styles.number}
            >
              {number}
            </Link>
            <span className={styles.amount}>{sum(subtotal)}</span>
            <span className={styles.quiet}>{seller.name}</span>
            <span className={styles.state}>
              <Badge tone={stateTones[status]}>{t(`parcels.states.${status}`)}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
