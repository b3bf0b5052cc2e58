import { MedusaService } from "@medusajs/framework/utils";
import { SellerApplication } from "./models/seller-application.ts";

/**
 * Applications to sell. They are written by `workflows/application`: sending and deciding are one transaction each with
 * what they lead to.
 */
export class SellerApplicationModuleService extends MedusaService({ SellerApplication }) {}
