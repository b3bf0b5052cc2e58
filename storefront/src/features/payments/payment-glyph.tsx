import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import { PaymentMark } from "@bezak/ui-kit";
import { Banknote } from "lucide-react";

export function PaymentGlyph({ method }: { method: PaymentMethod }) {
  if (method === "cash") return <Banknote aria-hidden />;
  return <PaymentMark brand={method === "card" ? "cards" : method} />;
}
