import { Badge } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";

/** Up to this stock the number of units is shown. */
const few = 10;

/** Whether a product is in stock, with the number of units when it is low. */
export function StockLine({ stock }: { stock: number }) {
  const t = useTexts();
  if (stock <= 0) return <Badge>{t("product.soldOut")}</Badge>;
  if (stock <= few) return <Badge tone="warning">{t("product.stockLeft", { count: stock })}</Badge>;
  return <Badge tone="success">{t("product.inStock")}</Badge>;
}
