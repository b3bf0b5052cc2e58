import { z } from "zod";
import { timeSorts } from "./administered-sorts.ts";
import { contactLimits, contactStatuses, contactTopics, orderNumberPattern } from "./contact-topics.ts";
import { countedPage, cursorPageQuery, success } from "./envelope.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/contacts.ts";
import {
  freeText,
  Id,
  IdParams,
  LanguageCode,
  lineText,
  Localized,
  NamedAdministrator,
  Phone,
  Time,
  storableText,
  Version,
  VersionInput,
} from "./shared-schemas.ts";

/** The legal person that runs the marketplace. A value that is not set is null and is not shown. */
export const Requisites = z
  .object({
    legalName: z.string().nullable(),
    tin: z.string().nullable().describe("STIR (INN)"),
    address: Localized.nullable().describe("where it is registered"),
    licence: z.string().nullable(),
  })
  .meta({ id: "Requisites" });

export type Requisites = z.infer<typeof Requisites>;

/** A value that is not set is null and is not shown. */
export const Contacts = z
  .object({
    storeName: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable().describe("with the country code, ready to be dialled"),
    address: Localized.nullable(),
    hours: Localized.nullable().describe("when people answer, one line for each kind of hours"),
    requisites: Requisites,
  })
  .meta({ id: "Contacts" });

export type Contacts = z.infer<typeof Contacts>;

export const NewContactMessage = z
  .strictObject({
    topic: z.enum(contactTopics),
    name: lineText(1, 100),
    email: z.string().trim().pipe(z.email().max(254)).meta({ format: "email", maxLength: 254 }),
    phone: Phone.optional(),
    orderNumber: z.string().trim().regex(orderNumberPattern).optional(),
    message: freeText(contactLimits.messageMin, contactLimits.messageMax),
    website: storableText
      .max(500)
      .optional()
      .describe("must be empty; a message with a value here is from a robot and is discarded"),
  })
  .meta({ id: "NewContactMessage" });

export type NewContactMessage = z.infer<typeof NewContactMessage>;

export const ReceivedMessage = z
  .object({
    number: z.string().describe("eight digits that identify the message"),
    receivedAt: Time,
    replyHours: z.int().min(1).describe("number of hours within which the marketplace answers"),
  })
  .meta({ id: "ReceivedMessage" });

export type ReceivedMessage = z.infer<typeof ReceivedMessage>;

/** An answer of an administrator, as it was mailed to the sender of a message. */
export const ContactAnswer = z
  .object({
    id: Id,
    at: Time,
    by: NamedAdministrator.describe("the name is empty if the account no longer exists"),
    text: z.string(),
  })
  .meta({ id: "ContactAnswer" });

export type ContactAnswer = z.infer<typeof ContactAnswer>;

/** A message to the marketplace with the data of its sender, for administrators only. */
export const AdministeredContactMessage = z
  .object({
    id: Id,
    number: z.string().describe("eight digits, as its sender knows it"),
    topic: z.enum(contactTopics),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    orderNumber: z.string().nullable(),
    message: z.string(),
    language: LanguageCode.describe("of the sender, for the reply"),
    customerId: Id.nullable().describe("account of the sender; null for a guest"),
    status: z.enum(contactStatuses),
    answers: z.array(ContactAnswer).describe("sent from the panel, oldest first"),
    createdAt: Time,
    version: Version,
  })
  .meta({ id: "AdministeredContactMessage" });

export type AdministeredContactMessage = z.infer<typeof AdministeredContactMessage>;

export const AdministeredContactMessageQuery = z.strictObject({
  ...cursorPageQuery,
  q: storableText
    .trim()
    .max(100)
    .optional()
    .describe("in the numbers of message and order, name, email, phone and text"),
  topic: z.enum(contactTopics).optional(),
  status: z.enum(contactStatuses).optional(),
  sort: z.enum(timeSorts).default("newest"),
});

export type AdministeredContactMessageQuery = z.infer<typeof AdministeredContactMessageQuery>;

export const ContactMessageStatus = z
  .strictObject({ status: z.enum(contactStatuses), version: VersionInput })
  .meta({ id: "ContactMessageStatus" });

export type ContactMessageStatus = z.infer<typeof ContactMessageStatus>;

export const NewContactAnswer = z
  .strictObject({
    text: freeText(contactLimits.answerMin, contactLimits.answerMax),
    version: VersionInput,
  })
  .meta({ id: "NewContactAnswer" });

export type NewContactAnswer = z.infer<typeof NewContactAnswer>;

const AdministeredMessageAnswer = success("AdministeredContactMessageAnswer", AdministeredContactMessage);

export const contactsRoutes = defineRoutes({
  contacts: {
    ...splitEndpoint(routes.contacts),
    summary: "How to contact the marketplace, and who runs it",
    access: "public",
    forward: { path: "/catalog/contacts", pick: "contacts" },
    cached: true,
    extension: true,
    success: { status: 200, schema: success("ContactsAnswer", Contacts) },
  },
  sendContactMessage: {
    ...splitEndpoint(routes.sendContactMessage),
    summary: "Send a message to the marketplace; at most five an hour from one address",
    access: "public",
    idempotent: true,
    extension: true,
    body: NewContactMessage,
    success: { status: 201, schema: success("ReceivedMessageAnswer", ReceivedMessage) },
    errors: ["idempotency_mismatch"],
  },
  contactMessages: {
    ...splitEndpoint(routes.contactMessages),
    summary: "Messages to the marketplace, newest first",
    access: ["admin"],
    forward: { path: "/admin/contact-messages", pick: "messages" },
    extension: true,
    query: AdministeredContactMessageQuery,
    success: {
      status: 200,
      schema: countedPage("AdministeredContactMessagePage", AdministeredContactMessage, contactStatuses),
    },
    errors: ["invalid_query"],
  },
  setContactMessageStatus: {
    ...splitEndpoint(routes.setContactMessageStatus),
    summary: "Mark a message as answered, closed or new again; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/contact-messages/{id}/status", pick: "message" },
    extension: true,
    versioned: true,
    params: IdParams,
    body: ContactMessageStatus,
    success: { status: 200, schema: AdministeredMessageAnswer },
    errors: ["contact_message_not_found", "stale_version"],
  },
  answerContactMessage: {
    ...splitEndpoint(routes.answerContactMessage),
    summary:
      "Mail an answer to the sender of a message, in the language of the message, which is answered by that",
    access: ["admin"],
    forward: { path: "/admin/contact-messages/{id}/answers", pick: "message" },
    extension: true,
    idempotent: true,
    versioned: true,
    params: IdParams,
    body: NewContactAnswer,
    success: { status: 201, schema: AdministeredMessageAnswer },
    errors: ["contact_message_not_found", "stale_version", "idempotency_mismatch"],
  },
});
