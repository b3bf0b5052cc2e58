import { AbstractNotificationProviderService, MedusaError } from "@medusajs/framework/utils";
import type {
  ProviderSendNotificationDTO,
  ProviderSendNotificationResultsDTO,
} from "@medusajs/framework/types";

/** The used part of the engine's entity manager. */
interface SqlRunner {
  execute(sql: string, params?: unknown[]): Promise<unknown>;
}

/**
 * Stores mails in a table instead of sending them, for developers, demos and tests to read at `/dev/outbox`. Rejects
 * mails in production: they stay queued until an SMTP server is configured.
 */
export class MailOutboxProvider extends AbstractNotificationProviderService {
  static override identifier = "mail-outbox";
  private readonly sql: SqlRunner;

  constructor(container: { manager: SqlRunner }) {
    super();
    this.sql = container.manager;
  }

  override async send(mail: ProviderSendNotificationDTO): Promise<ProviderSendNotificationResultsDTO> {
    if (process.env.NODE_ENV === "production") {
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "SMTP_URL is not set: mails wait for it");
    }
    const { subject = "", text = "", html = "" } = mail.content ?? {};
    const id = (mail as { resource_id?: string }).resource_id ?? "";
    await this.sql.execute(
      `insert into mail_outbox (id, recipient, subject, text, html) values (?, ?, ?, ?, ?)
       on conflict (id) do nothing`,
      [id, mail.to, subject, text, html],
    );
    return { id };
  }
}
