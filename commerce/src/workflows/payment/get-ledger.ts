import type { MedusaContainer } from "@medusajs/framework/types";
import { PAYMENT_LEDGER_MODULE } from "../../modules/payment-ledger/index.ts";
import type { PaymentLedgerModuleService } from "../../modules/payment-ledger/service.ts";

export const getLedger = (container: MedusaContainer): PaymentLedgerModuleService =>
  container.resolve<PaymentLedgerModuleService>(PAYMENT_LEDGER_MODULE);
