import { useLocation } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { OrderThanks } from "../order-thanks.tsx";
import { PageHead } from "../page-head.tsx";

/** An order's number: ten digits. Anything else in the address is not shown. */
const numberPattern = /^[1-9]\d{9}$/;

/** Thanks for an order; its number is in the address, so that a reload keeps it. */
export default function OrderSuccessPage() {
  const t = useTexts();
  const given = new URLSearchParams(useLocation().search).get("order") ?? "";
  return (
    <>
      <PageHead
        title={`${t("success.title")} · ${t("shop.name")}`}
        description={t("success.description")}
        index={false}
      />
      <OrderThanks number={numberPattern.test(given) ? given : ""} />
    </>
  );
}
