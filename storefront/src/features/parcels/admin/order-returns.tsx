import type { AdministeredReturn } from "@bezak/contract/administered-return.ts";
import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import { Badge } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { getOpeningReason } from "../../../lib/opening-reason.ts";
import { PanelSection } from "../../../lib/panel-section.tsx";
import { useDate } from "../../../lib/use-date.ts";
import { useLocalized } from "../../../lib/use-localized.ts";
import { useSum } from "../../../lib/use-sum.ts";
import { returnTones } from "../return-badge.tsx";
import { ReturnPictures } from "../return-pictures.tsx";
import { OpenReturn, useCanOpenReturn } from "./open-return.tsx";
import styles from "./order-view.module.css";
import { ReturnSteps } from "./return-steps.tsx";

/** Returns of the order, with what can be decided about them, and a new one; hidden when there are none and can be none. */
export function OrderReturns({ parcel }: { parcel: AdministeredParcelDetails }) {
  const t = useTexts();
  const { returns, orderId } = parcel;
  const canOpen = useCanOpenReturn(parcel);
  if (returns.length === 0 && !canOpen) return null;
  return (
    <PanelSection title={t("sellerReturns.title")}>
      {returns.length > 0 ? (
        <ul role="list" className={styles.list}>
          {returns.map((one) => (
            <Return key={one.id} item={one} orderId={orderId} />
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>{t("orderAdmin.openReturn.none")}</p>
      )}
      {canOpen ? <OpenReturn key={parcel.id} parcel={parcel} /> : null}
    </PanelSection>
  );
}

function Return({ item, orderId }: { item: AdministeredReturn; orderId: string }) {
  const t = useTexts();
  const text = useLocalized();
  const sum = useSum();
  const date = useDate();
  const { parcel, status, reason, text: words, photos, items, amount, createdAt } = item;
  const explanation = getOpeningReason(item.timeline);
  const rejection = status === "rejected" ? item.timeline.at(-1)?.reason : null;
  return (
    <li className={styles.part}>
      <div className={styles.row}>
        <span className={styles.state}>
          <Badge tone={returnTones[status]}>{t(`returns.statuses.${status}`)}</Badge>
        </span>
        <span className={styles.amount}>{sum(amount)}</span>
        <span className={styles.quiet}>
          {t("returns.one", { number: parcel.number })} · {date(createdAt)}
        </span>
      </div>
      <p>
        {t(`returns.reasons.${reason}`)}
        {words ? ` · «${words}»` : null}
      </p>
      {explanation ? <p className={styles.quiet}>{t("returns.opened", { reason: explanation })}</p> : null}
      <ul role="list" className={styles.quiet}>
        {items.map(({ id, product, quantity }) => (
          <li key={id}>
            {t("returns.line", { name: text(product.name) || t("common.untitled"), count: quantity })}
          </li>
        ))}
      </ul>
      <ReturnPictures photos={photos} />
      {rejection ? (
        <p className={styles.quiet}>{t("orderAdmin.rejectedBecause", { reason: rejection })}</p>
      ) : null}
      <ReturnSteps item={item} orderId={orderId} />
    </li>
  );
}
