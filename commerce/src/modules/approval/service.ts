import { MedusaService } from "@medusajs/framework/utils";
import { ApprovalModel } from "./models/approval.ts";

/** `approval-repository.ts` writes the rows: an approval shares one transaction with the act that it permits. */
export class ApprovalModuleService extends MedusaService({ Approval: ApprovalModel }) {}
