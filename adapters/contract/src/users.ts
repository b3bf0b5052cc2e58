import { z } from "zod";
import { User } from "./auth.ts";
import { success } from "./envelope.ts";
import { limits } from "./limits.ts";
import { Order } from "./orders.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/users.ts";
import { secondFactorCode } from "./second-factor-code.ts";
import { freeText, LanguageCode, nameText, Phone, Time, storableText } from "./shared-schemas.ts";
import { withoutReadOnly } from "./shown-body.ts";
import { UploadUrl } from "./uploads.ts";

/** Fields that are left out keep their values, `null` clears. */
export const ProfileChange = z
  .strictObject({
    name: nameText(1, limits.nameMax).optional(),
    phone: Phone.nullish(),
    avatar: UploadUrl.nullish(),
    language: LanguageCode.optional(),
    city: storableText.trim().min(1).max(50).nullish().describe("slug or id of a city"),
    address: freeText(0, limits.addressMax).nullish(),
  })
  .meta({ id: "ProfileChange" });

export type ProfileChange = z.infer<typeof ProfileChange>;

export const SessionRecord = z
  .object({
    device: z.string().nullable(),
    openedAt: Time,
    lastSeenAt: Time,
    endedAt: Time.nullable(),
  })
  .meta({ id: "SessionRecord" });

/** Every domain adds its part under its own name. */
export const PersonalData = z
  .looseObject({
    madeAt: Time,
    profile: User,
    orders: z.array(Order),
    sessions: z.array(SessionRecord).describe("devices that are or were signed in"),
  })
  .meta({ id: "PersonalData" });

export type PersonalData = z.infer<typeof PersonalData>;

export const AccountClosure = z
  .strictObject({
    password: storableText.min(1).max(limits.passwordMax),
    code: secondFactorCode.optional(),
  })
  .meta({ id: "AccountClosure" });

export type AccountClosure = z.infer<typeof AccountClosure>;

export const usersRoutes = defineRoutes({
  profile: {
    ...splitEndpoint(routes.profile),
    summary: "Profile of the signed-in user",
    access: ["buyer", "seller", "admin"],
    success: { status: 200, schema: success("ProfileAnswer", User) },
  },
  changeProfile: {
    ...splitEndpoint(routes.changeProfile),
    summary: "Change name, phone, picture, language, city or address; read-only fields are ignored",
    access: ["buyer", "seller", "admin"],
    forward: { path: "/customer/profile", pick: "user", renewsSession: true },
    body: ProfileChange,
    fromShown: withoutReadOnly(User, ProfileChange),
    success: { status: 200, schema: success("ChangedProfile", User) },
  },
  personalData: {
    ...splitEndpoint(routes.personalData),
    summary: "All stored data of the signed-in user, as a file",
    access: ["buyer", "seller"],
    forward: { path: "/customer/data", waitMs: 30_000 },
    extension: true,
    file: ["application/json; charset=utf-8"],
    heavy: true,
    success: { status: 200, schema: PersonalData },
  },
  closeAccount: {
    ...splitEndpoint(routes.closeAccount),
    summary: "Close the account: personal data is deleted, orders are stored without it",
    access: ["buyer", "seller"],
    forward: { path: "/customer/account/end", method: "POST", pick: null, renewsSession: true },
    extension: true,
    body: AccountClosure,
    success: { status: 200, schema: success("AccountClosed", z.null()) },
    errors: [
      "wrong_password",
      "second_factor_required",
      "second_factor_invalid",
      "orders_under_way",
      "money_owed",
      "payment_in_progress",
      "too_late_to_cancel",
      "account_has_shop",
    ],
  },
});
