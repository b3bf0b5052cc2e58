import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { AdminInvitation, AdminTeam, TeamAdministrator } from "@bezak/contract/admin-team.ts";
import { minute, named, stateTexts, yesNo } from "./cell-texts.ts";
import type { CellText } from "./list-export.ts";
import { wholeTable, type WholeTable } from "./whole-table.ts";

/** Who is in the team, or is invited to it. */
type Row = Pick<TeamAdministrator, "email" | "rank"> & {
  administrator?: TeamAdministrator;
  invitation?: AdminInvitation;
};

const rankTexts: Readonly<Record<AdminRank, CellText>> = {
  owner: named("владелец", "egasi", "owner"),
  manager: named("менеджер", "menejer", "manager"),
  support: named("поддержка", "yordam xizmati", "support"),
  content: named("редактор", "muharrir", "editor"),
  finance: named("финансист", "moliyachi", "accountant"),
};

const invited = named("приглашён", "taklif qilingan", "invited");
const expired = named("приглашение истекло", "taklif muddati oʻtgan", "invitation expired");

function stateOf({ administrator, invitation }: Row): CellText {
  if (!invitation) return stateTexts[administrator?.blocked ? "blocked" : "active"];
  return new Date(invitation.expiresAt) > new Date() ? invited : expired;
}

/** Administrators and open invitations, in the order of their page. */
export function teamExport({ administrators, invitations }: AdminTeam): WholeTable {
  const rows: Row[] = [
    ...administrators.map((one) => ({ email: one.email, rank: one.rank, administrator: one })),
    ...invitations.map((one) => ({ email: one.email, rank: one.rank, invitation: one })),
  ];
  return wholeTable("team", rows, [
    { title: named("Имя", "Ism", "Name"), width: 28, cell: ({ administrator }) => administrator?.name },
    { title: named("E-mail", "E-mail", "E-mail"), width: 32, cell: ({ email }) => email },
    { title: named("Права", "Huquqlar", "Rank"), cell: ({ rank }) => rank && rankTexts[rank] },
    { title: named("Статус", "Holat", "Status"), width: 22, cell: stateOf },
    {
      title: named("Код или ключ доступа", "Kod yoki kirish kaliti", "Code or passkey"),
      width: 22,
      cell: ({ administrator }) => administrator && yesNo(administrator.secondFactor),
    },
    {
      title: named("Последний визит", "Oxirgi tashrif", "Last seen"),
      cell: ({ administrator }) => minute(administrator?.lastSeenAt ?? null),
    },
    {
      title: named("Приглашение отправлено", "Taklif yuborilgan", "Invitation sent"),
      width: 24,
      cell: ({ invitation }) => minute(invitation?.sentAt ?? null),
    },
    {
      title: named("Приглашение действует до", "Taklifning amal qilish muddati", "Invitation valid until"),
      width: 24,
      cell: ({ invitation }) => minute(invitation?.expiresAt ?? null),
    },
    { title: named("ID", "ID", "ID"), width: 34, cell: (row) => (row.administrator ?? row.invitation)?.id },
  ]);
}
