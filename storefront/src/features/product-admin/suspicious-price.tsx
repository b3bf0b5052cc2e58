import type { SuspiciousPrice as Suspicion } from "@bezak/contract/product-admin.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { useSum } from "../../lib/use-sum.ts";

/** Why a price looks wrong, in a sentence. */
export function useSuspicion(): (suspicion: Suspicion) => string {
  const t = useTexts();
  const sum = useSum();
  return ({ reason, price, compared, products }) =>
    t(`productAdmin.suspicious.${reason}`, {
      price: sum(price),
      compared: sum(compared ?? 0),
      products: formatNumber(products ?? 0),
    });
}
