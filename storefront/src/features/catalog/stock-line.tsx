import { Badge } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";

/** Below this many pieces people are told how many there are. */
const few = 10;

/** Whether a thing can be had, and how many are left when there are few. */
export function StockLine({ stock }: { stock: number }) {
  const t = useTexts();
  if (stock <= 0) return <Badge>{t("product.soldOut")}</Badge>;
  if (stock <= few) return <Badge tone="warning">{t("product.stockLeft", { count: stock })}</Badge>;
  return <Badge tone="success">{t("product.inStock")}</Badge>;
}
