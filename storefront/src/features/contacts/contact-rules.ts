import { contactLimits, orderNumberPattern } from "@bezak/contract/contact-topics.ts";
import type { NewContactMessage } from "@bezak/contract/contacts.ts";
import { phonePattern } from "@bezak/contract/limits.ts";
import type { Texts } from "../../i18n/texts.ts";
import { isEmail } from "../../lib/is-email.ts";
import type { ContactField, ContactFields } from "./contact-draft.ts";

export type ContactProblems = Partial<Record<ContactField, string>>;

export function contactProblems(fields: ContactFields, t: Texts): ContactProblems {
  const { topic, name, email, phone, orderNumber, message } = fields;
  const problems: ContactProblems = {};
  if (topic === "") problems.topic = t("contacts.fieldTopic");
  if (name.trim() === "") problems.name = t("contacts.fieldName");
  if (!isEmail(email)) problems.email = t("contacts.fieldEmail");
  if (phone !== "" && !phonePattern.test(phone)) problems.phone = t("contacts.fieldPhone");
  const number = orderNumber.trim();
  if (number !== "" && !orderNumberPattern.test(number)) problems.orderNumber = t("contacts.fieldOrder");
  if (message.trim().length < contactLimits.messageMin) {
    problems.message = t("contacts.fieldMessage", { min: contactLimits.messageMin });
  }
  return problems;
}

/** Converts the form to a message; `trap` is the value of the honeypot. */
export function toMessage(fields: ContactFields, trap: string): NewContactMessage {
  const { topic, name, email, phone, orderNumber, message } = fields;
  return {
    topic: topic === "" ? "general" : topic,
    name: name.trim(),
    email: email.trim(),
    phone: phone || undefined,
    orderNumber: orderNumber.trim() || undefined,
    message: message.trim(),
    ...(trap === "" ? {} : { website: trap }),
  };
}
