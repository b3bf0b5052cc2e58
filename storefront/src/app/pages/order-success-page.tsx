import { useLocation } from "react-router-dom";
import { OrderThanks } from "../order-thanks.tsx";

/** An order's number: ten digits. Anything else in the address is not repeated to the reader. */
const numberPattern = /^[1-9]\d{9}$/;

/** Thanks for an order; its number stands in the address, so a reload keeps it. */
export default function OrderSuccessPage() {
  const given = new URLSearchParams(useLocation().search).get("order") ?? "";
  return <OrderThanks number={numberPattern.test(given) ? given : ""} />;
}
