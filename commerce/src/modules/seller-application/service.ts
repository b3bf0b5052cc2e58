import { MedusaService } from "@medusajs/framework/utils";
import { SellerApplication } from "./models/seller-application.ts";

/**
 * Applications to sell. `workflows/application` writes them: sending and deciding each share one transaction with their
 * consequences.
 */
export class SellerApplicationModuleService extends MedusaService({ SellerApplication }) {}
