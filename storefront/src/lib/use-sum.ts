import type { Sum } from "@bezak/contract/money.ts";
import { useTexts } from "../i18n/texts-context.tsx";
import { formatSum } from "./format-sum.ts";

export function useSum(): (amount: Sum) => string {
  const t = useTexts();
  return (amount) => formatSum(amount, t("sum"));
}
