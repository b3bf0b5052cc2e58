import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gatewayEnv } from "../gateway-settings.ts";

export interface ReceivedCall {
  method: string;
  path: string;
  auth: string;
  body: string;
}

/** How the next call is answered: with this status and text, or not at all. */
export type Behaviour = { status?: number; text: string } | "silent" | "drop";

export type FakeClick = Awaited<ReturnType<typeof fakeClick>>;

/** Click's Merchant API as a client sees it: records every call and answers as the test says. */
export async function fakeClick() {
  const received: ReceivedCall[] = [];
  const held = new Set<ServerResponse>();
  let behave: (call: ReceivedCall) => Behaviour = () => ({ text: "{}" });

  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    let body = "";
    for await (const chunk of req) body += String(chunk);
    const call = { method: req.method ?? "", path: req.url ?? "", auth: String(req.headers.auth), body };
    received.push(call);
    const next = behave(call);
    if (next === "drop") req.socket.destroy();
    else if (next === "silent") held.add(res);
    else res.writeHead(next.status ?? 200, { "content-type": "application/json" }).end(next.text);
  };
  const server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // the shared one lives until the run ends
  server.unref();

  const answers = (how: (call: ReceivedCall) => Behaviour): void => {
    received.length = 0;
    behave = how;
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/merchant`,
    received,
    answers,
    beSilent: () => answers(() => "drop"),
    async close(): Promise<void> {
      for (const res of held) res.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

let shared: Promise<FakeClick> | undefined;

/** One fake Click for all gateway specs, silent by default; lives until the run ends. */
export const sharedClick = (): Promise<FakeClick> =>
  (shared ??= fakeClick().then((click) => {
    click.beSilent();
    return click;
  }));

/** The header's format is Click's: user, digest of time and key, time; valid for a minute. */
export function isAuthorized({ auth }: ReceivedCall): boolean {
  const [user, digest, time = ""] = auth.split(":");
  const right = createHash("sha1").update(`${time}${gatewayEnv.CLICK_SECRET_KEY}`).digest("hex");
  const isNow = /^\d{10}$/.test(time) && Math.abs(Date.now() / 1000 - Number(time)) < 60;
  return user === gatewayEnv.CLICK_MERCHANT_USER_ID && digest === right && isNow;
}
