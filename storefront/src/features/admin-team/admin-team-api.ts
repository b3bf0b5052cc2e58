import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import type {
  AdminInvitation,
  AdminTeam,
  NewAdminInvitation,
  OpenAdminInvitation,
  TeamAdministrator,
} from "@bezak/contract/admin-team.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import { exportTeam } from "@bezak/contract/routes/list-exports.ts";
import * as routes from "@bezak/contract/routes/admin-team.ts";
import { changeUser } from "@bezak/contract/routes/user-admin.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";

export const adminTeamQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin-team"],
    queryFn: async ({ signal }): Promise<AdminTeam> => (await api.call(routes.adminTeam, { signal })).data,
  });

/** Administrators and open invitations as one file. */
export const saveTeam = (api: ApiClient, format: TableFormat): Promise<void> =>
  downloadFile(api, exportTeam, { query: { format } });

export const inviteAdministrator = (api: ApiClient, body: NewAdminInvitation) =>
  api.call(routes.inviteAdministrator, { body, confirmed: true });

export const withdrawInvitation = (api: ApiClient, { id }: AdminInvitation) =>
  api.call(routes.withdrawAdminInvitation, { params: { id } });

/** In the version that is shown. */
export async function setRank(api: ApiClient, { id, version }: TeamAdministrator, adminRank: AdminRank) {
  await api.call(changeUser, { params: { id }, body: { adminRank, version }, confirmed: true });
}

/** Makes an administrator a buyer again. */
export async function removeAdministrator(api: ApiClient, { id, version }: TeamAdministrator) {
  await api.call(changeUser, { params: { id }, body: { role: "customer", version }, confirmed: true });
}

/** The invitation of a link. */
export const adminInvitationQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ["admin-invitation", token],
    queryFn: async ({ signal }): Promise<OpenAdminInvitation> =>
      (await api.call(routes.adminInvitation, { body: { token }, signal })).data,
  });

export const acceptInvitation = (api: ApiClient, token: string) =>
  api.call(routes.acceptAdminInvitation, { body: { token }, confirmed: true });
