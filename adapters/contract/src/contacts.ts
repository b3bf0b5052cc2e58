import { z } from "zod";
import { contactLimits, contactTopics, orderNumberPattern } from "./contact-topics.ts";
import { success } from "./envelope.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/contacts.ts";
import { freeText, lineText, Localized, Phone, Time, storableText } from "./shared-schemas.ts";

/** A value that is not set is null and is not shown. */
export const Contacts = z
  .object({
    email: z.string().nullable(),
    phone: z.string().nullable().describe("with the country code, ready to be dialled"),
    address: Localized.nullable(),
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

export const contactsRoutes = defineRoutes({
  contacts: {
    ...splitEndpoint(routes.contacts),
    summary: "How to contact the marketplace",
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
});
