import { Button, EmptyState } from "@bezak/ui-kit";
import { Link } from "react-router-dom";
import { useTexts } from "../i18n/texts-context.tsx";
import { usePaths } from "../lib/use-paths.ts";
import { PageHead } from "./page-head.tsx";

/** What a page shows when its subject does not exist; the page's own words, or "page not found". */
export function NotFound({ title, text }: { title?: string; text?: string }) {
  const t = useTexts();
  const paths = usePaths();
  const heading = title ?? t("notFound.title");
  const explanation = text ?? t("notFound.text");
  return (
    <>
      <PageHead title={`${heading} · ${t("shop.name")}`} description={explanation} index={false} />
      <EmptyState
        headingLevel={1}
        title={heading}
        text={explanation}
        actions={
          <>
            <Button asChild variant="primary">
              <Link to={paths.catalog()}>{t("common.toCatalog")}</Link>
            </Button>
            <Button asChild>
              <Link to={paths.home()}>{t("common.toHome")}</Link>
            </Button>
          </>
        }
      />
    </>
  );
}
