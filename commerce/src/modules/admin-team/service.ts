import { MedusaService } from "@medusajs/framework/utils";
import { AdminInvitationModel } from "./models/admin-invitation.ts";

/** Declares the table; the workflows of the team use it in transactions of their own. */
export class AdminTeamModuleService extends MedusaService({ AdminInvitation: AdminInvitationModel }) {}
