import { Button, EmptyState } from "@bezak/ui-kit";
import { useTexts } from "../i18n/texts-context.tsx";
import { Link } from "../lib/link.tsx";
import { usePaths } from "../lib/use-paths.ts";

export interface NoSuchOrderProps {
  title?: string;
  text?: string;
}

/** Where an address names no order, or payment of one, of this person. */
export function NoSuchOrder({ title, text }: NoSuchOrderProps) {
  const t = useTexts();
  return (
    <EmptyState
      headingLevel={1}
      title={title ?? t("orders.notFound")}
      text={text ?? t("orders.notFoundText")}
      actions={
        <Button asChild variant="primary">
          <Link to={usePaths().orders()}>{t("orders.toOrders")}</Link>
        </Button>
      }
    />
  );
}
