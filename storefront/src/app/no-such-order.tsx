import { Button, EmptyState } from "@bezak/ui-kit";
import { useTexts } from "../i18n/texts-context.tsx";
import { Link } from "../lib/link.tsx";
import { usePaths } from "../lib/use-paths.ts";

export interface NoSuchOrderProps {
  title?: string;
  text?: string;
}

/** Shown when the order or payment in the address does not exist or belongs to another user. */
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
