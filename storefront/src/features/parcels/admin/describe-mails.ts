import type { EventOf, EventTexts } from "./describe-event.ts";

type Mail = NonNullable<EventOf<"notification">["mail"]>;

function describeMail({ to, sentAt, failed }: Mail, { t, date }: EventTexts): string {
  if (sentAt !== null) return t("orderAdmin.history.mailed", { to, date: date(sentAt) });
  return t(failed ? "orderAdmin.history.mailFailed" : "orderAdmin.history.mailWaits", { to });
}

/** The mail, and each time that an administrator sent it again. */
export function describeMails({ mail, repeats }: EventOf<"notification">, texts: EventTexts): string[] {
  const { t } = texts;
  if (mail === null) return [t("orderAdmin.history.noMail")];
  const again = repeats.map(({ administrator: name, ...repeat }) => {
    const sent = describeMail(repeat, texts);
    return name === null
      ? t("orderAdmin.history.again", { mail: sent })
      : t("orderAdmin.history.againBy", { name, mail: sent });
  });
  return [describeMail(mail, texts), ...again];
}

export function describeReading({ shown, readAt }: EventOf<"notification">, { t, date }: EventTexts): string {
  if (!shown) return t("orderAdmin.history.notShown");
  return readAt === null
    ? t("orderAdmin.history.unread")
    : t("orderAdmin.history.read", { date: date(readAt) });
}
