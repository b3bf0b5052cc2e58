import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hurryAfterDeath } from "../../harness/dead-workers.ts";
import { noGateways } from "../../harness/gateway-settings.ts";
import { untilHanging, whileHanging } from "../../harness/hang-writes.ts";
import { soonTakenUp } from "../../harness/settings.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { openShop, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { applicantCalls, type Applicants } from "../applications/applicants.ts";
import { authCalls, mailsTo } from "../auth/auth-calls.ts";
import type { Member } from "../users/people.ts";
import { startMailServer, type MailServer } from "./mail-server.ts";

async function rows<T>(shop: Shop, sql: string, ...values: unknown[]): Promise<T[]> {
  return (await shop.db.query(sql, values)).rows as T[];
}

/** Waits until no mail is left to send. */
const allDone = (shop: Shop) =>
  until("all mails to be sent", async () => {
    const open =
      "select 1 from pgboss.job where name = 'send-mail' and state not in ('completed', 'failed', 'cancelled')";
    return (await rows(shop, open)).length === 0;
  });

describe("a mail without a mail server", () => {
  let shop: Shop;
  beforeAll(async () => void (shop = await sharedShop("people")));

  const queue = (args: object) => shop.commerce.run("../../http/mail/inside/queue-mails.ts", args);

  it.each(["container", "knex", "manager"])("is queued and written once for one key (%s)", async (scope) => {
    const to = `${scope}@example.uz`;
    await queue({ to, scope, keys: [`${scope}:1`, `${scope}:1`, `${scope}:2`] });
    await mailsTo(shop.commerce, to, 2);
    await queue({ to, scope, keys: [`${scope}:1`, `${scope}:2`] });
    await allDone(shop);
    expect(await mailsTo(shop.commerce, to, 2)).toHaveLength(2);
    const stored = await rows(
      shop,
      "select data, attempts, sent_at is null as waits from shop_mail where recipient = $1",
      to,
    );
    expect(stored).toEqual([1, 2].map(() => ({ data: null, attempts: 1, waits: false })));
  });

  it.each(["knex", "manager"])("is not sent when its transaction is undone (%s)", async (scope) => {
    const to = `undone-${scope}@example.uz`;
    await queue({ to, scope, keys: [`undone:${scope}`], undo: true });
    expect(await rows(shop, "select id from shop_mail where recipient = $1", to)).toEqual([]);
    await allDone(shop);
    expect(await mailsTo(shop.commerce, to, 0)).toEqual([]);
  });

  it("contains none of the text that its data could smuggle in", async () => {
    const [mail] = await mailsTo(shop.commerce, "container@example.uz", 2);
    expect(mail?.text).toContain("Hello!");
    expect(`${mail?.html}${mail?.text}`).not.toContain("Ali");
  });
});

describe("a mail with a mail server", () => {
  let shop: Shop;
  let mails: MailServer;
  beforeAll(async () => {
    mails = await startMailServer();
    shop = await openShop("mail", {
      ...soonTakenUp,
      SMTP_URL: mails.url,
      MAIL_FROM: "Bezak <no-reply@bezak.test>",
    });
  });
  afterAll(async () => {
    await shop?.close();
    await mails?.stop();
  });

  const takenFor = (to: string) => mails.taken.filter((mail) => mail.includes(`To: ${to}`));

  it("is sent with a Message-ID that a repeat would share", async () => {
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

  it("is tried again when the server defers it, and then sent once", async () => {
    mails.manner = "refuse";
    const to = "later@example.uz";
    await authCalls(shop.commerce).register({ email: to });
    await until(
      "a refused attempt",
      async () =>
        (await rows(shop, "select 1 from shop_mail where recipient = $1 and attempts > 0", to)).length > 0,
    );
    // the server repeats the address, which neither the job nor the log may contain
    const [job] = await until("the job's error", () =>
      rows<object>(
        shop,
        "select output::text from pgboss.job where name = 'send-mail' and state = 'retry'",
      ).then((found) => (found.length > 0 ? found : null)),
    );
    expect(JSON.stringify(job)).toContain("come back later");
    const logged = `${JSON.stringify(job)}${shop.commerce.output()}`;
    expect(logged).toContain("will be tried again");
    expect(logged).not.toContain(to);
    mails.manner = "accept";
    // the test does not wait for the retry delay
    await shop.db.query(
      "update pgboss.job set start_after = now() where name = 'send-mail' and state = 'retry'",
    );
    await until("the mail", () => takenFor(to).length > 0, 60);
    await allDone(shop);
    expect(takenFor(to)).toHaveLength(1);
  });

  describe("a process killed while it sends a mail and opens a shop, with a production process that takes over", () => {
    const to = "killed@example.uz";
    let all: Applicants;
    let person: Member;
    let application: string;

    beforeAll(async () => {
      all = await applicantCalls(shop);
      person = await all.join();
      application = (await all.apply(person, { companyName: "Qaytgan" })).body.application.id;
      await until("its mail", () => takenFor(person.email).length === 2);
      await allDone(shop);
      await whileHanging(shop.db, "update on seller_application", async () => {
        mails.manner = "hang";
        await authCalls(shop.commerce).register({ email: to });
        await until("the server to have received all of it", () => mails.hanging === 1);
        const lost = all.approve(application).catch(() => undefined);
        await untilHanging(shop.db, 1);
        await shop.commerce.kill();
        await lost;
      });
      await hurryAfterDeath(shop.db);
      mails.manner = "accept";
      shop.commerce = await shop.start({ ...noGateways, NODE_ENV: "production" });
    }, 240_000);

    it("sends the mail once", async () => {
      await until("the mail", () => takenFor(to).length > 0, 120);
      await allDone(shop);
      expect(takenFor(to)).toHaveLength(1);
      const [mail] = await rows(
        shop,
        "select sent_at is null as waits from shop_mail where recipient = $1",
        to,
      );
      expect(mail).toEqual({ waits: false });
      // a production process has no outbox
      expect((await shop.commerce.call("GET", "/internal/outbox")).status).toBe(404);
    });

    it("leaves no half of a shop; the next approval opens it", async () => {
      expect(await rows(shop, "select 1 from seller where name = 'Qaytgan'")).toEqual([]);
      expect((await all.state(person)).application?.status).toBe("pending");
      expect((await all.approve(application)).status).toBe(200);
      expect(await all.shopsOf(person)).toHaveLength(1);
    });
  });

  it("is sent to its end by a process that is asked to end; one that takes too long is returned to the queue", async () => {
    const [soon, never] = ["soon@example.uz", "never@example.uz"];
    mails.manner = "hang";
    const before = mails.hanging;
    for (const email of [soon, never]) await authCalls(shop.commerce).register({ email });
    await until("the server to have received both", () => mails.hanging === before + 2);
    const { base } = shop.commerce;
    const ended = shop.commerce.stop();
    await until("the process to accept nothing more", () =>
      fetch(`${base}/health`).then(
        () => false,
        () => true,
      ),
    );
    mails.answer(soon);
    await ended;
    const stored = await rows(
      shop,
      `select recipient as to, sent_at is not null as sent from shop_mail
       where recipient = any($1) order by recipient desc`,
      [soon, never],
    );
    expect(stored).toEqual([
      { to: soon, sent: true },
      { to: never, sent: false },
    ]);
    // a job that is neither ended nor given back would be `active`
    const states = await rows<{ state: string }>(
      shop,
      "select state::text from pgboss.job where name = 'send-mail' and state in ('active', 'retry')",
    );
    expect(states).toEqual([{ state: "retry" }]);
  });
});
