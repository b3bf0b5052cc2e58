import type {
  AdministeredContactMessage,
  AdministeredContactMessageQuery,
  ContactMessageStatus,
} from "@bezak/contract/contacts.ts";
import { contactStatuses, type ContactStatus } from "@bezak/contract/contact-topics.ts";
import type { pageFields } from "@bezak/contract/envelope.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { countTabs, type CountedTabs } from "../../shared/count-tabs.ts";
import { isoTime } from "../../shared/iso-time.ts";
import { refuseStale, renewVersion, versionColumn } from "../../shared/row-version.ts";
import { byCreation, followCursor, orderBy, type Placed, unplaced } from "../../shared/row-order.ts";
import { ShopError } from "../../shop-error.ts";
import { administratorName } from "../moderation/administrator-name.ts";
import { storeDecision } from "../moderation/decisions.ts";
import { inTransaction, readSql, type Sql } from "../users/sql.ts";

export type MessageView = Omit<AdministeredContactMessage, "createdAt"> & { createdAt: Date };

const ANSWERS = `(select coalesce(json_agg(json_build_object('id', answer.id, 'at', ${isoTime("answer.created_at")},
    'by', json_build_object('id', answer.admin_id, 'name', coalesce((select ${administratorName}
      from "user" administrator where administrator.id = answer.admin_id and administrator.deleted_at is null), '')),
    'text', answer.text) order by answer.created_at, answer.id), '[]')
  from contact_answer answer where answer.message_id = contact_message.id and answer.deleted_at is null)`;

export const messageColumns = `id, number, topic, name, email, phone, order_number as "orderNumber", message, language,
  customer_id as "customerId", status, ${ANSWERS} as answers, created_at as "createdAt", ${versionColumn}`;

const from = `from contact_message where deleted_at is null
  and (?::text is null or topic = ?) and (?::text is null or status = ?)
  and (?::text is null or strpos(phone, ?) > 0
    or strpos(lower(concat_ws(' ', number, order_number, name, email, phone, message)), ?) > 0)`;

/** A phone number without the spaces, brackets and dashes with which it is shown; other texts as they are. */
const toPhone = (text: string) =>
  /^(?=.*\d)[\d\s()+-]{4,}$/.test(text) ? text.replace(/[\s()-]/g, "") : text;

type MessageChoice = Omit<AdministeredContactMessageQuery, keyof typeof pageFields>;

function filterValues({ q, topic, status }: MessageChoice): (string | null)[] {
  const sought = q?.toLowerCase() || null;
  const phone = sought && toPhone(sought);
  return [topic, topic, status, status, sought, phone, sought].map((value) => value ?? null);
}

/** The ids of the messages that a list finds, in its order, at most `limit`. */
export async function findMessageIds(
  container: MedusaContainer,
  choice: MessageChoice,
  limit: number,
): Promise<string[]> {
  const found = await readRows<{ id: string }>(
    container,
    `select id ${from} ${orderBy(byCreation("contact_message", choice.sort))} limit ?`,
    [...filterValues(choice), limit],
  );
  return found.map(({ id }) => id);
}

/** A page of messages to the marketplace, by default newest first, with what the filters besides the status find. */
export async function listContactMessages(
  container: MedusaContainer,
  { page, limit, cursor, ...choice }: AdministeredContactMessageQuery,
): Promise<CountedTabs<ContactStatus> & { messages: MessageView[]; next: string | null }> {
  const values = filterValues(choice);
  const part = followCursor(byCreation("contact_message", choice.sort), choice.sort, cursor);
  const [rows, counted] = await Promise.all([
    readRows<MessageView & Placed>(
      container,
      `select ${messageColumns}, ${part.column} ${from} and ${part.follows} ${part.by} limit ? offset ?`,
      [...values, ...part.values, limit, (page - 1) * limit],
    ),
    countTabs(readSql(container), {
      tabs: contactStatuses,
      tab: choice.status,
      rowsOf: (status) => ({ rows: from, values: filterValues({ ...choice, status }) }),
    }),
  ]);
  const messages = rows.map((row) => unplaced(row));
  return { messages, ...counted, next: part.next(rows, limit) };
}

/** The messages of these ids, in any sequence. */
export async function readContactMessages(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<MessageView[]> {
  if (ids.length === 0) return [];
  return readRows(
    container,
    `select ${messageColumns} from contact_message where id = any(?::text[]) and deleted_at is null`,
    [ids],
  );
}

/**
 * The message, which nobody else changes until the transaction ends.
 * @throws ShopError 404 contact_message_not_found, 409 stale_version
 */
export async function lockMessage(sql: Sql, id: string, version: string | undefined): Promise<MessageView> {
  await sql("select from contact_message where id = ? for update", [id]);
  // a statement that waits for the lock would not see the answers that were added meanwhile
  const [message] = await sql<MessageView>(
    `select ${messageColumns} from contact_message where id = ? and deleted_at is null`,
    [id],
  );
  if (!message) throw new ShopError(404, "contact_message_not_found", "There is no such message");
  refuseStale(version, message);
  return message;
}

interface MessageDecider {
  adminId: string;
  /** made by a call that offers to undo it */
  undoable?: boolean;
}

/**
 * Sets the status of a message; a repeat changes nothing. A new message that is answered or closed is a decision, of which
 * the id is returned.
 * @throws ShopError 404 contact_message_not_found, 409 stale_version
 */
export function storeMessageStatus(
  container: MedusaContainer,
  id: string,
  { status, version }: ContactMessageStatus,
  { adminId, undoable = false }: MessageDecider,
): Promise<{ message: MessageView; decisionId: string | null }> {
  return inTransaction(container, async (sql) => {
    const message = await lockMessage(sql, id, version);
    if (message.status === status) return { message, decisionId: null };
    return writeStatus(sql, message, { status, fromVersion: version, adminId, undoable });
  });
}

interface StatusWrite extends MessageDecider {
  status: ContactMessageStatus["status"];
  fromVersion: string | undefined;
}

/** Writes the status of a locked message, which gets another version; to end being new is a decision. */
export async function writeStatus(
  sql: Sql,
  { id, status: before }: MessageView,
  { status, fromVersion, adminId, undoable = false }: StatusWrite,
): Promise<{ message: MessageView; decisionId: string | null }> {
  const [changed] = await sql<MessageView>(
    `update contact_message set status = ?, ${renewVersion} where id = ? returning ${messageColumns}`,
    [status, id],
  );
  if (before !== "new" || status === "new") return { message: changed!, decisionId: null };
  const decision = { kind: "message", itemId: id, outcome: status, reason: null, adminId } as const;
  const undoing = { afterVersion: changed!.version, before: {} };
  const decisionId = await storeDecision(sql, { ...decision, fromVersion, undoable }, undoing);
  return { message: changed!, decisionId };
}

/** Sets the status of a message as `storeMessageStatus`. @throws ShopError as `storeMessageStatus` */
export const setContactMessageStatus = async (
  container: MedusaContainer,
  id: string,
  change: ContactMessageStatus,
  decider: MessageDecider,
): Promise<MessageView> => (await storeMessageStatus(container, id, change, decider)).message;
