import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noGateways } from "../../harness/gateway-settings.ts";
import { openShop, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { authCalls, mailsTo } from "../auth/auth-calls.ts";
import { startMailServer, type MailServer } from "./mail-server.ts";

async function rows<T>(shop: Shop, sql: string, ...values: unknown[]): Promise<T[]> {
  return (await shop.db.query(sql, values)).rows as T[];
}

const allDone = (shop: Shop) =>
  until("all jobs to be done", async () => {
    const open = "select 1 from pgboss.job where state not in ('completed', 'failed', 'cancelled')";
    return (await rows(shop, open)).length === 0;
  });

describe("a mail without a mail server", () => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openShop("mail_outbox")));
  afterAll(() => shop?.close());

  const queue = (args: object) => shop.commerce.run("../../http/mail/inside/queue-mails.ts", args);

  it.each(["container", "knex", "manager"])("is queued and written once for one key (%s)", async (scope) => {
    const to = `${scope}@example.uz`;
    await queue({ to, scope, keys: [`${scope}:1`, `${scope}:1`, `${scope}:2`] });
    await mailsTo(shop.commerce, to, 2);
    await queue({ to, scope, keys: [`${scope}:1`, `${scope}:2`] });
    await allDone(shop);
    expect(await mailsTo(shop.commerce, to, 2)).toHaveLength(2);
    const kept = await rows(
      shop,
      "select data, attempts, sent_at is null as waits from shop_mail where recipient = $1",
      to,
    );
    expect(kept).toEqual([1, 2].map(() => ({ data: null, attempts: 1, waits: false })));
  });

  it.each(["knex", "manager"])("is not sent when its transaction is undone (%s)", async (scope) => {
    const to = `undone-${scope}@example.uz`;
    await queue({ to, scope, keys: [`undone:${scope}`], undo: true });
    expect(await rows(shop, "select id from shop_mail where recipient = $1", to)).toEqual([]);
    await allDone(shop);
    expect(await mailsTo(shop.commerce, to, 0)).toEqual([]);
  });

  it("says nothing that its data could have slipped in", async () => {
    const [mail] = await mailsTo(shop.commerce, "container@example.uz", 2);
    expect(mail?.text).toContain("Hello!");
    expect(`${mail?.html}${mail?.text}`).not.toContain("Ali");
  });

  it("waits in production, where there is no outbox", async () => {
    await shop.commerce.kill();
    const production = await shop.start({ ...noGateways, NODE_ENV: "production" });
    const answer = await production.call("GET", "/internal/outbox");
    expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
    // cold, and with the cost of a real hash, it may refuse a first call as too slow on a busy machine
    const register = () => authCalls(production).register({ email: "waiting@example.uz" });
    await until("the account", async () => (await register()).status < 300);
    const failed = await until("a try to send", () =>
      rows(
        shop,
        "select last_error from shop_mail where recipient = 'waiting@example.uz' and attempts > 0",
      ).then((found) => found.length > 0 && found),
    );
    expect(failed).toEqual([{ last_error: expect.stringContaining("SMTP_URL is not set") as string }]);
    expect(await rows(shop, "select 1 from mail_outbox where recipient = 'waiting@example.uz'")).toEqual([]);
    await production.kill();
  });
});

describe("a mail with a mail server", () => {
  let shop: Shop;
  let mails: MailServer;
  beforeAll(async () => {
    mails = await startMailServer();
    shop = await openShop("mail_smtp", { SMTP_URL: mails.url, MAIL_FROM: "Bezak <no-reply@bezak.test>" });
  });
  afterAll(async () => {
    await shop?.close();
    await mails?.stop();
  });

  const takenFor = (to: string) => mails.taken.filter((mail) => mail.includes(`To: ${to}`));

  it("is sent, under a name that a repeat would have too", async () => {
    await authCalls(shop.commerce).register({ email: "reader@example.uz", language: "en" });
    await until("the mail", () => takenFor("reader@example.uz").length > 0);
    const [mail = ""] = takenFor("reader@example.uz");
    const [row] = await rows<{ id: string }>(
      shop,
      "select id from shop_mail where recipient = 'reader@example.uz'",
    );
    expect(mail).toContain("From: Bezak <no-reply@bezak.test>");
    expect(mail).toContain("Subject: Welcome to Bezak");
    expect(mail).toContain(`Message-ID: <${row?.id}@bezak.test>`);
    expect(mail).toContain("Content-Type: text/plain");
    expect(mail).toContain("Content-Type: text/html");
    expect((await shop.commerce.call("GET", "/internal/outbox")).status).toBe(404);
  });

  it("is tried again when the server puts it off, and then sent once", async () => {
    mails.manner = "refuse";
    const to = "later@example.uz";
    await authCalls(shop.commerce).register({ email: to });
    await until(
      "a refused try",
      async () =>
        (await rows(shop, "select 1 from shop_mail where recipient = $1 and attempts > 0", to)).length > 0,
    );
    // the server repeats the address, which neither the job nor the log keeps
    const [job] = await until("the reason at the job", () =>
      rows<object>(
        shop,
        "select output::text from pgboss.job where name = 'send-mail' and state = 'retry'",
      ).then((found) => (found.length > 0 ? found : null)),
    );
    expect(JSON.stringify(job)).toContain("come back later");
    const said = `${JSON.stringify(job)}${shop.commerce.output()}`;
    expect(said).toContain("will be tried again");
    expect(said).not.toContain(to);
    mails.manner = "accept";
    await until("the mail", () => takenFor(to).length > 0, 60);
    await allDone(shop);
    expect(takenFor(to)).toHaveLength(1);
  });

  it("survives a process killed while it sends, and is sent once", { timeout: 240_000 }, async () => {
    mails.manner = "hang";
    const to = "killed@example.uz";
    await authCalls(shop.commerce).register({ email: to });
    await until("the server to have it all", () => mails.hanging === 1);
    await shop.commerce.kill();
    mails.manner = "accept";
    await shop.start();
    await until("the mail", () => takenFor(to).length > 0, 120);
    await allDone(shop);
    expect(takenFor(to)).toHaveLength(1);
    const [mail] = await rows(
      shop,
      "select sent_at is null as waits from shop_mail where recipient = $1",
      to,
    );
    expect(mail).toEqual({ waits: false });
  });
});
