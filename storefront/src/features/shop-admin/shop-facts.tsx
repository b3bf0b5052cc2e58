import type { ShopOverview } from "@bezak/contract/seller-admin.ts";
import { TextLink } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { FactList } from "../../lib/fact-list.tsx";
import { formatPhone } from "../../lib/format-phone.ts";
import { Link } from "../../lib/link.tsx";
import { mailLink } from "../../lib/mail-link.ts";
import { PanelSection } from "../../lib/panel-section.tsx";
import { useDate } from "../../lib/use-date.ts";
import { usePaths } from "../../lib/use-paths.ts";

/** What the shop is, and the contact that its application named. */
export function ShopFacts({ shop }: { shop: ShopOverview }) {
  const t = useTexts();
  const date = useDate();
  const paths = usePaths();
  const { id, slug, status, joinedAt, holidayUntil, cashCollector, contact } = shop;
  return (
    <PanelSection title={t("shopAdmin.one.about")}>
      <FactList
        facts={[
          {
            name: t("shopAdmin.one.page"),
            // the page of a suspended shop is not public
            value:
              status === "active" ? (
                <TextLink asChild>
                  <Link to={paths.seller(slug)}>{slug}</Link>
                </TextLink>
              ) : (
                `${slug} (${t("shopAdmin.one.notPublic")})`
              ),
          },
          { name: t("shopAdmin.one.id"), value: id },
          { name: t("shopAdmin.joined"), value: date(joinedAt) },
          { name: t("shopAdmin.one.holiday"), value: holidayUntil && date(holidayUntil) },
          { name: t("shopAdmin.cash.column"), value: t(`shopAdmin.cash.${cashCollector}`) },
          { name: t("shopAdmin.one.person"), value: contact?.person },
          {
            name: t("shopAdmin.one.phone"),
            value: contact ? (
              <TextLink href={`tel:${contact.phone}`}>{formatPhone(contact.phone)}</TextLink>
            ) : null,
          },
          {
            name: t("shopAdmin.one.email"),
            value: contact?.email ? (
              <TextLink href={mailLink(contact.email)}>{contact.email}</TextLink>
            ) : null,
          },
          { name: t("shopAdmin.one.website"), value: contact?.website },
        ]}
      />
    </PanelSection>
  );
}
