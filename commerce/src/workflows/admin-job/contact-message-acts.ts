import { AdministeredContactMessageQuery, type ContactMessageStatus } from "@bezak/contract/contacts.ts";
import type { ContactStatus } from "@bezak/contract/contact-topics.ts";
import { pageFields } from "@bezak/contract/envelope.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { parseQuery } from "../../api/parse-query.ts";
import {
  findMessageIds,
  readContactMessages,
  setContactMessageStatus,
} from "../contact-message/administered-messages.ts";
import type { JobAct, ObjectState } from "./job-act.ts";

const MessageFilter = AdministeredContactMessageQuery.omit(pageFields);

async function readState(container: MedusaContainer, id: string): Promise<ObjectState | undefined> {
  const [message] = await readContactMessages(container, [id]);
  // a status that was set again looks the same, so any later change of the message is an obstacle to the undo
  return message && { version: message.version, status: message.status, since: message.version };
}

const setTo = (to: ContactStatus): JobAct => ({
  find: (container, filter, { limit }) => findMessageIds(container, parseQuery(MessageFilter, filter), limit),
  read: readState,
  wish: ({ status }) => (status === to ? null : { status: to }),
  toBody: ({ status }, version) => ({ version, status }),
  path: (id) => `/admin/contact-messages/${id}/status`,
  send: (container, id, body, { adminId }) =>
    setContactMessageStatus(container, id, body as ContactMessageStatus, { adminId }),
});

export const contactMessageActs = {
  answer_messages: setTo("answered"),
  close_messages: setTo("closed"),
  reopen_messages: setTo("new"),
} satisfies Record<string, JobAct>;
