import { Module } from "@medusajs/framework/utils";
import { PaymentLedgerModuleService } from "./service.ts";

export const PAYMENT_LEDGER_MODULE = "paymentLedger";

export default Module(PAYMENT_LEDGER_MODULE, { service: PaymentLedgerModuleService });
