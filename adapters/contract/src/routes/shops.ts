// Free of zod, since browsers import this file.
export const ownShop = "GET /sellers/me";
export const shopSettings = "GET /sellers/me/settings";
export const changeShopSettings = "PUT /sellers/me/settings";
export const shopTeam = "GET /sellers/me/members";
export const inviteMember = "POST /sellers/me/members";
export const changeMember = "PUT /sellers/me/members/{id}";
export const removeMember = "DELETE /sellers/me/members/{id}";
export const invitation = "POST /seller-invitations/read";
export const acceptInvitation = "POST /seller-invitations/accept";
