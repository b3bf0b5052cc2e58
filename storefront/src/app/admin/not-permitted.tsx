import { Button, EmptyState } from "@bezak/ui-kit";
import { ShieldX } from "lucide-react";
import { useLanguage, useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { listRanks } from "../../lib/rights.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import type { AdminPage } from "./admin-pages.ts";

/** A page for other ranks: says which, and never who has them. */
export function NotPermitted({ page: { name, calls } }: { page: AdminPage }) {
  const t = useTexts();
  const list = new Intl.ListFormat(useLanguage(), { type: "conjunction" });
  const ranks = list.format(listRanks(calls).map((rank) => t(`admin.ranks.${rank}`).toLowerCase()));
  const title = t("admin.notPermitted", { page: t(name) });
  return (
    <>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <EmptyState
        headingLevel={1}
        icon={<ShieldX aria-hidden />}
        title={title}
        text={t("admin.notPermittedText", { ranks })}
        actions={
          <Button asChild variant="primary">
            <Link to={usePanelPaths().overview()}>{t("admin.nav.overview")}</Link>
          </Button>
        }
      />
    </>
  );
}
