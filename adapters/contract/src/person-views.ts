import { z } from "zod";
import { success } from "./envelope.ts";
import { limits } from "./limits.ts";
import { personViewMinutes } from "./person-view-rules.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/person-views.ts";
import { freeText, Id, IdParams, Time } from "./shared-schemas.ts";

const view = {
  id: Id,
  reason: z.string().describe("as the administrator gave it; the person reads it too"),
  startedAt: Time,
  endsAt: Time.describe(`${personViewMinutes} minutes after the start, or when it was ended before`),
  open: z.boolean().describe("it has not ended yet"),
};

/** An administrator has seen the shop as this person, as the person is told. */
export const AccountView = z.object(view).meta({ id: "AccountView" });

export type AccountView = z.infer<typeof AccountView>;

export const PersonView = z
  .object({
    ...view,
    by: z.object({ id: Id, name: z.string() }).describe("the administrator, by name or e-mail"),
    own: z.boolean().describe("the caller's"),
  })
  .meta({ id: "PersonView" });

export type PersonView = z.infer<typeof PersonView>;

export const NewPersonView = z
  .strictObject({ reason: freeText(limits.reasonMin, limits.reasonMax).describe("the person reads it") })
  .meta({ id: "NewPersonView" });

export type NewPersonView = z.infer<typeof NewPersonView>;

/** The token reads what the person sees, and changes nothing. */
export const StartedView = z
  .object({ ...PersonView.shape, token: z.string() })
  .meta({ id: "StartedPersonView" });

export type StartedView = z.infer<typeof StartedView>;

export const personViewRoutes = defineRoutes({
  personViews: {
    ...splitEndpoint(routes.personViews),
    summary: "When administrators have seen the shop as this person, and why; newest first",
    access: ["admin"],
    forward: { path: "/admin/users/{id}/views", pick: "views" },
    extension: true,
    params: IdParams,
    success: { status: 200, schema: success("PersonViewsAnswer", z.array(PersonView)) },
    errors: ["account_not_found"],
  },
  viewAsPerson: {
    ...splitEndpoint(routes.viewAsPerson),
    summary: `See the shop as this buyer or seller for ${personViewMinutes} minutes; changes nothing, and the person is told`,
    access: ["admin"],
    forward: { path: "/admin/users/{id}/view", pick: "view" },
    extension: true,
    confirmed: true,
    secret: true,
    params: IdParams,
    body: NewPersonView,
    success: { status: 201, schema: success("PersonViewStarted", StartedView) },
    errors: [
      "account_not_found",
      "account_blocked",
      "own_account",
      "administrator_not_viewed",
      "account_without_login",
    ],
  },
  endPersonView: {
    ...splitEndpoint(routes.endPersonView),
    summary: "End one's own view of this person; does nothing if it has ended",
    access: ["admin"],
    forward: { path: "/admin/users/{id}/view", pick: null },
    extension: true,
    params: IdParams,
    success: { status: 200, schema: success("PersonViewEnded", z.null()) },
    errors: ["account_not_found"],
  },
  accountViews: {
    ...splitEndpoint(routes.accountViews),
    summary: "When administrators have seen the shop as the caller, and why; newest first",
    access: ["buyer", "seller"],
    forward: { path: "/customer/views", pick: "views" },
    extension: true,
    success: { status: 200, schema: success("AccountViewsAnswer", z.array(AccountView)) },
  },
});
