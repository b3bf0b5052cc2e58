import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import { administeredUser } from "@bezak/contract/routes/user-admin.ts";
import { TextLink } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { FactList } from "../../../lib/fact-list.tsx";
import { formatPhone } from "../../../lib/format-phone.ts";
import { Link } from "../../../lib/link.tsx";
import { PanelSection } from "../../../lib/panel-section.tsx";
import { usePanelPaths } from "../../../lib/use-panel-paths.ts";
import { useRights } from "../../../lib/use-rights.tsx";
import { ChangeAddress } from "./change-address.tsx";

export interface OrderBuyerProps {
  parcel: AdministeredParcelDetails;
  /** name of the city of the delivery */
  city: string;
}

/** Who ordered, who receives the parcel and where. */
export function OrderBuyer({ parcel, city }: OrderBuyerProps) {
  const t = useTexts();
  const paths = usePanelPaths();
  const { mayCall } = useRights();
  const { buyer, contact, delivery, comment, trackingNumber } = parcel;
  return (
    <PanelSection title={t("orderAdmin.person")}>
      <FactList
        dense
        facts={[
          {
            name: t("orderAdmin.account"),
            value: !buyer.email ? (
              t("orderAdmin.deletedBuyer")
            ) : mayCall(administeredUser) ? (
              <TextLink asChild>
                <Link to={paths.user(buyer.id)}>{buyer.name || buyer.email}</Link>
              </TextLink>
            ) : (
              buyer.name || buyer.email
            ),
          },
          { name: t("orders.recipient"), value: contact.name },
          {
            name: t("orderAdmin.phone"),
            value: contact.phone ? (
              <TextLink href={`tel:${contact.phone}`}>{formatPhone(contact.phone)}</TextLink>
            ) : null,
          },
          { name: t("orderAdmin.email"), value: contact.email },
          { name: t("orders.delivery"), value: t(`orders.deliveryMethods.${delivery.method}`) },
          { name: t("orderAdmin.address"), value: [city, delivery.address].filter(Boolean).join(", ") },
          { name: t("orderAdmin.deliveryComment"), value: delivery.comment },
          { name: t("orders.comment"), value: comment === delivery.comment ? null : comment },
          { name: t("parcels.ship.tracking"), value: trackingNumber },
        ]}
      />
      <ChangeAddress parcel={parcel} />
    </PanelSection>
  );
}
