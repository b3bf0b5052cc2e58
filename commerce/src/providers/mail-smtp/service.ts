import { AbstractNotificationProviderService, MedusaError } from "@medusajs/framework/utils";
import type {
  ProviderSendNotificationDTO,
  ProviderSendNotificationResultsDTO,
} from "@medusajs/framework/types";
import { createTransport, type Transporter } from "nodemailer";

/** Mails contain links that sign users in, so over a network they are sent encrypted or not at all. */
export function mustEncrypt(url = "", production = process.env.NODE_ENV === "production"): boolean {
  const host = URL.parse(url)?.hostname ?? "";
  return production && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

interface Options {
  /** `smtp://user:password@host:587`, `smtps://` for TLS from the start */
  url?: string;
  /** `Bezak <no-reply@example.uz>` */
  from?: string;
}

const TIMEOUT_MS = 10_000;

export class MailSmtpProvider extends AbstractNotificationProviderService {
  static override identifier = "mail-smtp";
  private readonly transport: Transporter;
  private readonly from: string;

  static override validateOptions({ url, from }: Options): void {
    const refuse = (text: string) => {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, text);
    };
    if (!url || !URL.canParse(url)) refuse("SMTP_URL is not an address like smtp://user:password@host:587.");
    if (!from?.includes("@"))
      refuse("MAIL_FROM is not set. Set it to an address like Bezak <no-reply@host>.");
  }

  constructor(_container: object, { url, from = "" }: Options) {
    super();
    this.from = from;
    const timeouts = {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    };
    // mails contain only our own texts: files and URLs in them are never fetched
    this.transport = createTransport({
      url,
      ...timeouts,
      requireTLS: mustEncrypt(url),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  override async send(mail: ProviderSendNotificationDTO): Promise<ProviderSendNotificationResultsDTO> {
    const { subject, text, html } = mail.content ?? {};
    const { resource_id: id } = mail as { resource_id?: string };
    const domain = /@([\w.-]+)/.exec(this.from)?.[1];
    const sent = await this.transport.sendMail({
      from: this.from,
      to: { name: "", address: mail.to },
      subject,
      text,
      html,
      // A mail whose answer was lost is sent again; servers and readers recognize the copy by this id.
      messageId: id && domain ? `<${id}@${domain}>` : undefined,
      headers: { "Auto-Submitted": "auto-generated" },
    });
    return { id: sent.messageId };
  }
}
