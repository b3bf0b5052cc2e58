// Free of zod, since browsers import this file.
export const adminTeam = "GET /admin/team";
export const inviteAdministrator = "POST /admin/team/invitations";
export const withdrawAdminInvitation = "DELETE /admin/team/invitations/{id}";
export const adminInvitation = "POST /admin-invitations/read";
export const joinTeam = "POST /admin-invitations/join";
export const acceptAdminInvitation = "POST /admin-invitations/accept";
