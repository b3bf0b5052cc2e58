import { z } from "zod";
import { email } from "./account-email.ts";
import { adminRanks } from "./admin-ranks.ts";
import { newPassword } from "./auth.ts";
import { success } from "./envelope.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/admin-team.ts";
import { Id, IdParams, LanguageCode, nameText, Time, Version } from "./shared-schemas.ts";
import { InvitationToken } from "./shops.ts";

const rank = z.enum(adminRanks);

export const TeamAdministrator = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string(),
    rank: rank.nullable().describe("null opens nothing, until an owner gives one"),
    blocked: z.boolean(),
    secondFactor: z.boolean().describe("whether signing in takes a code or a passkey"),
    lastSeenAt: Time.nullable().describe("last use of a session; null after two months without any"),
    self: z.boolean(),
    version: Version.describe("for PUT /admin/users/{id}"),
  })
  .meta({ id: "TeamAdministrator" });

export type TeamAdministrator = z.infer<typeof TeamAdministrator>;

export const AdminInvitation = z
  .object({ id: Id, email: z.string(), rank, sentAt: Time, expiresAt: Time })
  .meta({ id: "AdminInvitation" });

export type AdminInvitation = z.infer<typeof AdminInvitation>;

/** Who administers the marketplace, the highest rank first, and invitations that are not accepted, the newest first. */
export const AdminTeam = z
  .object({ administrators: z.array(TeamAdministrator), invitations: z.array(AdminInvitation) })
  .meta({ id: "AdminTeam" });

export type AdminTeam = z.infer<typeof AdminTeam>;

export const NewAdminInvitation = z.strictObject({ email, rank }).meta({ id: "NewAdminInvitation" });

export type NewAdminInvitation = z.infer<typeof NewAdminInvitation>;

/** What an invited person sees. */
export const OpenAdminInvitation = z
  .object({
    rank,
    email: z.string().describe("the invited address, mostly masked"),
    expiresAt: Time,
    hasAccount: z.boolean().describe("whether to sign in and accept, or to choose a name and a password"),
  })
  .meta({ id: "OpenAdminInvitation" });

export type OpenAdminInvitation = z.infer<typeof OpenAdminInvitation>;

export const JoinTeam = z
  .strictObject({
    ...InvitationToken.shape,
    name: nameText(1, 100),
    password: newPassword,
    language: LanguageCode.optional().describe("of mails"),
  })
  .meta({ id: "JoinTeam" });

export type JoinTeam = z.infer<typeof JoinTeam>;

const TeamAnswer = success("AdminTeamAnswer", AdminTeam);
const SentInvitation = success("SentAdminInvitation", AdminInvitation);
const WithdrawnInvitation = success("WithdrawnAdminInvitation", z.null());
const Joined = success("JoinedTeam", z.object({ email: z.string(), rank }));

export const adminTeamRoutes = defineRoutes({
  adminTeam: {
    ...splitEndpoint(routes.adminTeam),
    summary: "Administrators with their ranks, and open invitations",
    access: ["admin"],
    forward: { path: "/admin/team" },
    extension: true,
    success: { status: 200, schema: TeamAnswer },
  },
  inviteAdministrator: {
    ...splitEndpoint(routes.inviteAdministrator),
    summary:
      "Invite an administrator by e-mail; a repeat sends the mail again and invalidates the previous link",
    access: ["admin"],
    forward: { path: "/admin/team/invitations", pick: "invitation" },
    extension: true,
    confirmed: true,
    body: NewAdminInvitation,
    success: { status: 201, schema: SentInvitation },
    errors: ["administrator_exists", "role_of_seller", "account_blocked", "too_soon"],
  },
  withdrawAdminInvitation: {
    ...splitEndpoint(routes.withdrawAdminInvitation),
    summary: "Withdraw an invitation, whose link ends; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/team/invitations/{id}", pick: null },
    extension: true,
    params: IdParams,
    success: { status: 200, schema: WithdrawnInvitation },
    errors: ["not_found"],
  },
  adminInvitation: {
    ...splitEndpoint(routes.adminInvitation),
    readsOnly: true,
    summary: "Details of an administrator's invitation; its token is in the body, not in the address",
    access: "public",
    forward: { path: "/internal/admin-invitations", pick: "invitation" },
    extension: true,
    body: InvitationToken,
    success: { status: 200, schema: success("AdminInvitationAnswer", OpenAdminInvitation) },
    errors: ["invitation_invalid"],
  },
  joinTeam: {
    ...splitEndpoint(routes.joinTeam),
    summary: "Accept an invitation without an account: creates the administrator, who then signs in",
    access: "public",
    forward: { path: "/internal/admin-invitations/join" },
    extension: true,
    body: JoinTeam,
    success: { status: 201, schema: Joined },
    errors: ["invitation_invalid", "account_exists"],
  },
  acceptAdminInvitation: {
    ...splitEndpoint(routes.acceptAdminInvitation),
    summary:
      "Accept an invitation with a buyer's account, which becomes an administrator's; its sessions end",
    access: ["buyer", "seller"],
    forward: { path: "/customer/admin-invitations", renewsSession: true },
    extension: true,
    confirmed: true,
    body: InvitationToken,
    success: { status: 200, schema: Joined },
    errors: ["invitation_invalid", "invitation_for_another", "role_of_seller"],
  },
});
