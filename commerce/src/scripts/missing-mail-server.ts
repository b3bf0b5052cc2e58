/** What a shop in production loses without a mail server, as a sentence; undefined when nothing is missing. */
export function missingMailServer({ NODE_ENV, BEZAK_DEMO, SMTP_URL }: NodeJS.ProcessEnv): string | undefined {
  if (NODE_ENV !== "production" || BEZAK_DEMO === "1" || SMTP_URL) return undefined;
  return (
    "SMTP_URL is not set, so no mail is sent: nobody can confirm an e-mail or choose a new password. Mails wait for about " +
    "a day and are then given up. Set SMTP_URL to the address of a mail server."
  );
}
