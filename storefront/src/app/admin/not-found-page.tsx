import { Button, EmptyState } from "@bezak/ui-kit";
import { Compass } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";

export default function AdminNotFoundPage() {
  const t = useTexts();
  return (
    <>
      <PageHead
        title={`${t("notFound.title")} · ${t("admin.title")}`}
        description={t("notFound.text")}
        index={false}
      />
      <EmptyState
        headingLevel={1}
        icon={<Compass aria-hidden />}
        title={t("notFound.title")}
        text={t("admin.nowhere")}
        actions={
          <Button asChild variant="primary">
            <Link to={usePanelPaths().waiting()}>{t("admin.nav.waiting")}</Link>
          </Button>
        }
      />
    </>
  );
}
