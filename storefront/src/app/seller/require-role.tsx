import { firstSection, mayEnter, type SellerSection } from "@bezak/contract/seller-roles.ts";
import { Button, EmptyState } from "@bezak/ui-kit";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PanelHead } from "./panel-head.tsx";
import { sectionsFor } from "./sections.ts";
import { useOwnShop } from "./use-own-shop.ts";

/** Admits members whose role includes the section; others get an explanation or a redirect to their first section. */
export function RequireRole({ section, children }: { section: SellerSection; children: ReactNode }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const { data: shop } = useOwnShop();
  if (!shop) return null;
  if (mayEnter(shop.role, section)) return children;
  const first = sectionsFor(shop.role).find((one) => one.section === firstSection(shop.role));
  // the panel's own address redirects everybody to their first section
  if (section === "dashboard" && first) return <Navigate replace to={first.to(paths)} />;
  return (
    <>
      <PanelHead title={t("sellerPanel.notYours")} />
      <EmptyState
        headingLevel={1}
        icon={<Lock aria-hidden />}
        title={t("sellerPanel.notYours")}
        text={t("sellerPanel.notYoursText", { role: t(`sellerPanel.roles.${shop.role}`) })}
        actions={
          first ? (
            <Button asChild variant="primary">
              <Link to={first.to(paths)}>{t(first.name)}</Link>
            </Button>
          ) : null
        }
      />
    </>
  );
}
