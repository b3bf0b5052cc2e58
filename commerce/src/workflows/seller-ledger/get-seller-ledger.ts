import type { MedusaContainer } from "@medusajs/framework/types";
import { SELLER_LEDGER_MODULE } from "../../modules/seller-ledger/index.ts";
import type { SellerLedgerModuleService } from "../../modules/seller-ledger/service.ts";

export const getSellerLedger = (container: MedusaContainer): SellerLedgerModuleService =>
  container.resolve<SellerLedgerModuleService>(SELLER_LEDGER_MODULE);
