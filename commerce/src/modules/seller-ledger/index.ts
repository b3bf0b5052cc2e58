import { Module } from "@medusajs/framework/utils";
import { SellerLedgerModuleService } from "./service.ts";

export const SELLER_LEDGER_MODULE = "sellerLedger";

export default Module(SELLER_LEDGER_MODULE, { service: SellerLedgerModuleService });
