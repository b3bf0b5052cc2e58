import { z } from "zod";
import { userSorts } from "./administered-sorts.ts";
import { adminRanks, defaultRank } from "./admin-ranks.ts";
import { DeviceSession, User } from "./auth.ts";
import { countedPage, cursorPageQuery, success } from "./envelope.ts";
import { limits } from "./limits.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/user-admin.ts";
import { userWithoutReadOnly } from "./shown-body.ts";
import {
  DayInput,
  freeText,
  IdParams,
  storableText,
  Sum,
  Time,
  Version,
  VersionInput,
} from "./shared-schemas.ts";
import { openedAs, userRoles, userStates } from "./user-roles.ts";
import { ProfileChange } from "./users.ts";

/** A user as administrators see them. */
export const AdministeredUser = z
  .object({
    ...User.shape,
    blocked: z.boolean(),
    blockedReason: z.string().nullable(),
    blockedAt: Time.nullable(),
    shop: z
      .object({ id: z.string(), name: z.string() })
      .nullable()
      .describe("the shop that a seller works for"),
    lastSeenAt: Time.nullable().describe("last use of a session; null after two months without any"),
    orders: z.int().min(0).describe("orders placed, cancelled ones included"),
    spent: Sum.describe("for delivered parcels, less returns that are settled"),
    version: Version,
  })
  .meta({ id: "AdministeredUser" });

export type AdministeredUser = z.infer<typeof AdministeredUser>;

const { avatar: _, ...profile } = ProfileChange.shape;

export const UserChange = z
  .strictObject({
    version: VersionInput,
    role: z
      .enum(userRoles)
      .optional()
      .describe(
        "a customer becomes an administrator, who gets a mail to choose a password, or the reverse; needs the password and no other change. The account has another id afterwards",
      ),
    adminRank: z
      .enum(adminRanks)
      .optional()
      .describe(
        `of an administrator, or with \`role\` of a new one, by default \`${defaultRank}\`; needs the password and no other change, and only owners change it`,
      ),
    blocked: z
      .boolean()
      .optional()
      .describe(
        "a blocked user is signed out and cannot sign in; to block or unblock an administrator needs the password; a seller's shop is suspended by a call of its own",
      ),
    reason: freeText(limits.reasonMin, limits.reasonMax)
      .optional()
      .describe("of a block; the user gets it by mail"),
    ...profile,
    avatar: z.null().optional().describe("removes the picture"),
  })
  .meta({ id: "UserChange" });

export type UserChange = z.infer<typeof UserChange>;

const administrators = ["last_owner", "own_account", "account_not_found"] as const;

/** A device on which a user is signed in, as administrators see it. */
export const UserSession = DeviceSession.omit({ current: true }).meta({ id: "UserSession" });

export type UserSession = z.infer<typeof UserSession>;

export const userAdminRoutes = defineRoutes({
  administeredUsers: {
    ...splitEndpoint(routes.administeredUsers),
    summary: "Buyers, sellers and administrators, by default newest first",
    access: ["admin"],
    forward: { path: "/admin/users", pick: "users" },
    query: z.strictObject({
      ...cursorPageQuery,
      q: storableText.trim().max(100).optional().describe("words of a name or an e-mail, or a phone number"),
      role: z.enum(userRoles).optional(),
      openedAs: z
        .enum(openedAs)
        .optional()
        .describe("`buyer`: accounts that were opened as a buyer's, whatever their role is now"),
      state: z.enum(userStates).optional(),
      from: DayInput.optional().describe(
        "registered on this day of Tashkent or later, with `openedAs` as that",
      ),
      to: DayInput.optional().describe("the same of this day or earlier"),
      sort: z.enum(userSorts).default("newest").describe("by registration, by `orders` or by `spent`"),
    }),
    success: { status: 200, schema: countedPage("AdministeredUserPage", AdministeredUser, userRoles) },
    errors: ["invalid_query"],
  },
  administeredUser: {
    ...splitEndpoint(routes.administeredUser),
    summary: "One user; also by an id that the account had in another role",
    access: ["admin"],
    forward: { path: "/admin/users/{id}", pick: "user" },
    extension: true,
    params: IdParams,
    success: { status: 200, schema: success("AdministeredUserAnswer", AdministeredUser) },
    errors: ["account_not_found"],
  },
  userSessions: {
    ...splitEndpoint(routes.userSessions),
    summary: "The devices on which a user is signed in, last used first",
    access: ["admin"],
    extension: true,
    forward: { path: "/admin/users/{id}/sessions", pick: "sessions" },
    params: IdParams,
    success: { status: 200, schema: success("UserSessionsAnswer", z.array(UserSession)) },
    errors: ["account_not_found"],
  },
  changeUser: {
    ...splitEndpoint(routes.changeUser),
    summary: "Change a user's profile or role, block or unblock them; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/users/{id}", pick: "user", renewsSession: true },
    confirmed: true,
    versioned: true,
    params: IdParams,
    body: UserChange,
    fromShown: userWithoutReadOnly(AdministeredUser, UserChange),
    success: { status: 200, schema: success("AdministeredUserAnswer", AdministeredUser) },
    errors: [
      ...administrators,
      "stale_version",
      "role_by_application",
      "role_of_seller",
      "account_blocked",
      "conflict",
    ],
  },
  deleteUser: {
    ...splitEndpoint(routes.deleteUser),
    summary: "Close an account as its owner can: personal data is deleted, orders are stored without it",
    access: ["admin"],
    forward: { path: "/admin/users/{id}", pick: null },
    confirmed: true,
    versioned: true,
    current: AdministeredUser,
    params: IdParams,
    success: { status: 200, schema: success("UserDeleted", z.null()) },
    errors: [
      ...administrators,
      "stale_version",
      "orders_under_way",
      "money_owed",
      "payment_in_progress",
      "too_late_to_cancel",
      "account_has_shop",
    ],
  },
});
