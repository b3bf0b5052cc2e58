import { Badge } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { stockState } from "./quick-change.ts";

/** Warns about low or no stock. */
export function StockMark({ stock }: { stock: number }) {
  const t = useTexts();
  const state = stockState(stock);
  if (state === "in") return null;
  return (
    <Badge tone={state === "out" ? "danger" : "warning"}>{t(`sellerProducts.stockMarks.${state}`)}</Badge>
  );
}
