import type { ShopOverview } from "@bezak/contract/seller-admin.ts";
import { Alert, TextLink } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { FactList } from "../../lib/fact-list.tsx";
import { Link } from "../../lib/link.tsx";
import { PanelSection } from "../../lib/panel-section.tsx";
import { useDate } from "../../lib/use-date.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useRights } from "../../lib/use-rights.tsx";
import styles from "./shop-overview.module.css";

export interface ShopAccountProps {
  shop: Pick<ShopOverview, "payoutAccount" | "payoutAccountChangedAt" | "sameTin">;
}

/** Where the shop is paid, and its tax number; nothing for ranks that see no shop's money. */
export function ShopAccount({ shop }: ShopAccountProps) {
  const t = useTexts();
  const date = useDate();
  const paths = usePanelPaths();
  const isSeen = useRights().mayUse("shopBalances");
  if (!isSeen) return null;
  const { payoutAccount: account, payoutAccountChangedAt: changedAt, sameTin } = shop;
  return (
    <PanelSection title={t("shopAdmin.one.account")}>
      {account ? (
        <FactList
          facts={[
            { name: t("shopAdmin.one.recipient"), value: account.recipient },
            { name: t("shopAdmin.one.tin"), value: account.tin },
            { name: t("shopAdmin.one.bank"), value: account.bank },
            { name: t("shopAdmin.one.mfo"), value: account.mfo },
            { name: t("shopAdmin.one.number"), value: account.account },
            { name: t("shopAdmin.one.changed"), value: changedAt && date(changedAt) },
          ]}
        />
      ) : (
        <p className={styles.quiet}>{t("shopAdmin.one.noAccount")}</p>
      )}
      {sameTin?.length ? (
        <Alert role="note" tone="warning" title={t("shopAdmin.one.sameTin")}>
          <ul role="list" className={styles.list}>
            {sameTin.map(({ id, name }) => (
              <li key={id}>
                <TextLink asChild>
                  <Link to={paths.shop(id)}>{name}</Link>
                </TextLink>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </PanelSection>
  );
}
