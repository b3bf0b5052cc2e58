import { Breadcrumbs } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";

export function ProductBreadcrumbs({ name }: { name: string }) {
  const t = useTexts();
  const paths = usePanelPaths();
  return (
    <Breadcrumbs
      label={t("common.breadcrumbs")}
      renderLink={renderLink}
      items={[{ label: t("sellerProducts.title"), to: paths.products() }, { label: name }]}
    />
  );
}
