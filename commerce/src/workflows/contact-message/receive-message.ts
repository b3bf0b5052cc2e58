import type { ReceivedMessage } from "@bezak/contract/contacts.ts";
import { clientSubject } from "@bezak/contract/client-subject.ts";
import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { queueMail } from "../../mail/queue-mail.ts";
import { CONTACT_MESSAGE_MODULE } from "../../modules/contact-message/index.ts";
import type {
  ContactMessageModuleService,
  NewMessage,
  StoredMessage,
} from "../../modules/contact-message/service.ts";
import { SHOP_LIMIT_MODULE } from "../../modules/limits/index.ts";
import type { Limit, ShopLimitModuleService } from "../../modules/limits/service.ts";
import { ShopError } from "../../shop-error.ts";
import { LEASE } from "../../shared/recovery-times.ts";

/** A validated message. */
export interface WrittenMessage {
  topic: string;
  name: string;
  email: string;
  phone?: string;
  orderNumber?: string;
  message: string;
  /** honeypot field: only bots fill it in */
  website?: string;
  language: string;
  /** network address of the writer */
  client: string;
  /** of the signed-in account; the message is exported and erased with it */
  customerId: string | null;
  idempotencyKey: string;
}

/** Promised in the specification, section 1. */
const REPLY_HOURS = 2;

/** Seconds that a repeat waits for the first request. */
const WAIT = 8;

const hourly: Limit = { kind: "contact-message", max: 5, seconds: 3600 };

const messages = (container: MedusaContainer) =>
  container.resolve<ContactMessageModuleService>(CONTACT_MESSAGE_MODULE);

function hash(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}

function toNewMessage({
  idempotencyKey,
  client: _seen,
  website: _trap,
  ...written
}: WrittenMessage): NewMessage {
  const { customerId, topic, name, email, phone = null, orderNumber = null, message, language } = written;
  return {
    customer_id: customerId,
    topic,
    name,
    email,
    phone,
    order_number: orderNumber,
    message,
    language,
    idempotency_key: idempotencyKey,
    body_hash: hash([topic, name, email, phone, orderNumber, message]),
  };
}

function getReceipt({
  number,
  created_at: createdAt,
}: Pick<StoredMessage, "number" | "created_at">): ReceivedMessage {
  return { number, receivedAt: new Date(createdAt).toISOString(), replyHours: REPLY_HOURS };
}

/** A receipt for a bot's message, which is dropped: looks real, and has the same number when repeated. */
function pretend({ idempotencyKey }: WrittenMessage): ReceivedMessage {
  const drawn = BigInt(`0x${hash(idempotencyKey).slice(0, 15)}`) % 90_000_000n;
  return getReceipt({ number: String(drawn + 10_000_000n), created_at: new Date() });
}

function refuseOtherBody(stored: StoredMessage, message: NewMessage): void {
  if (stored.body_hash === message.body_hash) return;
  throw new ShopError(422, "idempotency_mismatch", "This key was used with another message");
}

/** Stores a message and the mail that confirms it, in one transaction. */
function store(container: MedusaContainer, message: NewMessage) {
  return messages(container).store(message, (transaction, { id, number }) =>
    queueMail(transaction, {
      key: `contact-received:${id}`,
      to: message.email,
      language: message.language,
      template: "contact-received",
      data: { number, replyHours: REPLY_HOURS },
    }),
  );
}

/**
 * Stores a message and confirms it by mail, once per key; at most five an hour from one client and for one e-mail.
 * @throws ShopError 422 `idempotency_mismatch`, 429 `too_many_requests`
 */
export async function receiveMessage(
  container: MedusaContainer,
  written: WrittenMessage,
): Promise<ReceivedMessage> {
  if (written.website) return pretend(written);
  const message = toNewMessage(written);
  // parallel repeats wait for the first: each would count as a message of its own
  const received = await container
    .resolve(Modules.LOCKING)
    .execute(`contact-message:${message.idempotency_key}`, () => receiveOnce(container, message, written), {
      timeout: WAIT,
      expire: LEASE,
    });
  refuseOtherBody(received, message);
  return getReceipt(received);
}

async function receiveOnce(
  container: MedusaContainer,
  message: NewMessage,
  { client }: WrittenMessage,
): Promise<StoredMessage> {
  const known = await messages(container).findByKey(message.idempotency_key);
  if (known) return known;
  // by e-mail too: the confirmation goes there, whoever owns it
  const writers = [`client ${clientSubject(client)}`, `mail ${message.email.toLowerCase()}`];
  await container.resolve<ShopLimitModuleService>(SHOP_LIMIT_MODULE).take(hourly, writers);
  return store(container, message);
}
