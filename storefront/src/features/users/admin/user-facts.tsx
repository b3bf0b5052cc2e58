import type { AdministeredUser } from "@bezak/contract/user-admin.ts";
import { Badge, TextLink } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import type { TextKey } from "../../../i18n/texts.ts";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { formatPhone } from "../../../lib/format-phone.ts";
import { formatNumber } from "../../../lib/format-sum.ts";
import { Link } from "../../../lib/link.tsx";
import { mailLink } from "../../../lib/mail-link.ts";
import { useDate } from "../../../lib/use-date.ts";
import { usePanelPaths } from "../../../lib/use-panel-paths.ts";
import { useSum } from "../../../lib/use-sum.ts";
import styles from "./user-view.module.css";

export interface UserFactsProps {
  user: AdministeredUser;
  /** name of the user's city */
  city: string | null;
}

export function UserFacts({ user, city }: UserFactsProps) {
  const t = useTexts();
  const sum = useSum();
  const date = useDate();
  const paths = usePanelPaths();
  const { email, emailConfirmed, phone, shop, language, address, orders, spent, lastSeenAt, createdAt } =
    user;
  const facts: [name: TextKey, value: ReactNode][] = [
    [
      "userAdmin.facts.email",
      <>
        <TextLink href={mailLink(email)}>{email}</TextLink>{" "}
        {emailConfirmed ? null : <Badge tone="warning">{t("userAdmin.facts.unconfirmed")}</Badge>}
      </>,
    ],
    ["userAdmin.facts.phone", phone ? <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink> : null],
    [
      "userAdmin.facts.shop",
      shop ? (
        <TextLink asChild>
          <Link to={paths.shop(shop.id)}>{shop.name}</Link>
        </TextLink>
      ) : null,
    ],
    ["userAdmin.facts.language", t(`languages.${language}`)],
    ["userAdmin.facts.address", [city, address].filter(Boolean).join(", ") || null],
    [
      "userAdmin.facts.orders",
      orders > 0 ? (
        <TextLink asChild>
          <Link to={`${paths.administeredOrders()}?${new URLSearchParams({ buyer: user.id })}`}>
            {formatNumber(orders)}
          </Link>
        </TextLink>
      ) : (
        formatNumber(orders)
      ),
    ],
    ["userAdmin.facts.spent", sum(spent)],
    ["userAdmin.lastSeen", lastSeenAt ? date(lastSeenAt) : t("userAdmin.notSeen")],
    ["userAdmin.facts.created", date(createdAt)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className={styles.fact}>
            <dt className={styles.quiet}>{t(name)}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
