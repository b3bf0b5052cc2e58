import type { AdminInvitation, AdminTeam, adminTeamRoutes } from "../admin-team.ts";
import type { Examples } from "./example.ts";

export const sentInvitation: AdminInvitation = {
  id: "adminv_1",
  email: "ali@bezak.uz",
  rank: "support",
  sentAt: "2026-11-20T10:00:00.000Z",
  expiresAt: "2026-11-23T10:00:00.000Z",
};

export const team: AdminTeam = {
  administrators: [
    {
      id: "user_1",
      name: "Dilnoza",
      email: "dilnoza@bezak.uz",
      rank: "owner",
      blocked: false,
      secondFactor: true,
      lastSeenAt: "2026-11-20T10:00:00.000Z",
      self: true,
      version: "20261101100000000000",
    },
  ],
  invitations: [sentInvitation],
};

const token = "ttttttttttttttttttttttttttttttttttttttttttt";
const joined = { email: "ali@bezak.uz", rank: "support" } as const;

export const adminTeamExamples: Examples<typeof adminTeamRoutes> = {
  adminTeam: { answer: { success: true, data: team } },
  inviteAdministrator: {
    request: { body: { email: "ali@bezak.uz", rank: "support" } },
    answer: { success: true, data: sentInvitation, message: "Приглашение отправлено" },
  },
  withdrawAdminInvitation: {
    request: { params: { id: "adminv_1" } },
    answer: { success: true, data: null, message: "Приглашение отозвано" },
  },
  adminInvitation: {
    request: { body: { token } },
    answer: {
      success: true,
      data: {
        rank: "support",
        email: "a•••@bezak.uz",
        expiresAt: "2026-11-23T10:00:00.000Z",
        hasAccount: false,
      },
    },
  },
  joinTeam: {
    request: { body: { token, name: "Ali", password: "correct horse", language: "uz" } },
    answer: { success: true, data: joined, message: "Вы в команде. Теперь войдите" },
  },
  acceptAdminInvitation: {
    request: { body: { token } },
    answer: { success: true, data: joined, message: "Вы в команде. Войдите снова" },
  },
};
