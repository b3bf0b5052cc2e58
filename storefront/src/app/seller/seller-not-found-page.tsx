import { Button, EmptyState } from "@bezak/ui-kit";
import { Compass } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PanelHead } from "./panel-head.tsx";

export default function SellerNotFoundPage() {
  const t = useTexts();
  return (
    <>
      <PanelHead title={t("notFound.title")} />
      <EmptyState
        headingLevel={1}
        icon={<Compass aria-hidden />}
        title={t("notFound.title")}
        text={t("sellerPanel.nowhere")}
        actions={
          <Button asChild variant="primary">
            <Link to={usePanelPaths().dashboard()}>{t("sellerPanel.toStart")}</Link>
          </Button>
        }
      />
    </>
  );
}
