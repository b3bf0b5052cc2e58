import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import { Banknote, CreditCard } from "lucide-react";

/** The small mark of a way to pay; those of gateways are of our own drawing. */
export function PaymentGlyph({ method }: { method: PaymentMethod }) {
  const Icon = method === "cash" ? Banknote : method === "card" ? CreditCard : null;
  if (Icon) return <Icon aria-hidden />;
  return (
    <svg viewBox="0 0 16 16" width="24" height="24" aria-hidden>
      <g fill="none" stroke="currentcolor" strokeWidth="2.6">
        {method === "click" ? <path d="M13 4.4A6 6 0 1 0 13 11.6" /> : null}
        {method === "payme" ? <path d="M3 14.5V6.2a4.4 4.4 0 1 1 4.4 4.4H5.6" /> : null}
        {method === "uzcard" ? <path d="M3 2v6a5 5 0 0 0 10 0V2" /> : null}
      </g>
      {method === "click" ? <circle cx="9" cy="8" r="2" fill="currentcolor" /> : null}
    </svg>
  );
}
