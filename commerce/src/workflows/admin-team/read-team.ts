import { adminRanks, isAdminRank } from "@bezak/contract/admin-ranks.ts";
import type { AdminInvitation, AdminTeam, TeamAdministrator } from "@bezak/contract/admin-team.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { KINDS, PERSON_COLUMNS, PERSON_JOINS, type PersonRow } from "../users/people.ts";
import { viewUser } from "../users/read-users.ts";

/** SQL: an invitation as its reader sees it. */
export const INVITATION_COLUMNS = `id, email, rank, sent_at as "sentAt", expires_at as "expiresAt"`;

type Row = PersonRow & { has_factor: boolean };

const order = ({ rank }: TeamAdministrator) =>
  isAdminRank(rank) ? adminRanks.indexOf(rank) : adminRanks.length;

function viewAdministrator(row: Row, adminId: string): TeamAdministrator {
  const { id, name, email, adminRank, blocked, lastSeenAt, version } = viewUser(row);
  const rank = adminRank ?? null;
  return {
    id,
    name,
    email,
    rank,
    blocked,
    lastSeenAt,
    version,
    secondFactor: row.has_factor,
    self: id === adminId,
  };
}

/** Administrators and open invitations, as `adminId` sees them. */
export async function readAdminTeam(container: MedusaContainer, adminId: string): Promise<AdminTeam> {
  const [rows, invitations] = await Promise.all([
    readRows<Row>(
      container,
      `select ${PERSON_COLUMNS}, (exists (select from second_factor factor
           where factor.auth_identity_id = login.auth_identity_id and factor.enabled_at is not null
             and factor.deleted_at is null)
         or exists (select from passkey where passkey.auth_identity_id = login.auth_identity_id
           and passkey.deleted_at is null)) as has_factor
       from (${KINDS[0]}) person ${PERSON_JOINS} order by person.created_at, person.id`,
    ),
    readRows<AdminInvitation>(
      container,
      `select ${INVITATION_COLUMNS} from admin_invitation
       where deleted_at is null order by sent_at desc, id`,
    ),
  ]);
  const administrators = rows.map((row) => viewAdministrator(row, adminId));
  return { administrators: administrators.toSorted((one, other) => order(one) - order(other)), invitations };
}
