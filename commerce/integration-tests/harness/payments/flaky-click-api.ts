import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How Click answers a refund request. */
export type ClickMood = "gives" | "refuses" | "gives in silence" | "is silent";

export type FlakyClickApi = Awaited<ReturnType<typeof openFlakyClickApi>>;

let shared: Promise<FlakyClickApi> | undefined;

/** One flaky Click for the shared shops; lives until the run ends. */
export const sharedFlakyClick = (): Promise<FlakyClickApi> => (shared ??= openFlakyClickApi());

/** The refund calls of Click's Merchant API as a real HTTP server, with moods for each payment. */
export async function openFlakyClickApi() {
  const moods = new Map<string, ClickMood[]>();
  const refundRequests: string[] = [];
  const returned = new Set<string>();
  /** payments for which a refund was requested after Click had reported it */
  const needlessRequests: string[] = [];
  const reported = new Set<string>();
  const statusRequests: string[] = [];

  const answer = (req: IncomingMessage, res: ServerResponse): void => {
    const path = (req.url ?? "").split("/");
    const id = path.at(-1) ?? "";
    const reply = (fields: object) =>
      void res
        .setHeader("content-type", "application/json")
        .end(JSON.stringify({ payment_id: Number(id) || 0, ...fields }));
    if (req.method === "GET" && path.includes("ofd_data")) return reply({ qrCodeURL: null });
    if (req.method === "GET") {
      statusRequests.push(id);
      if (returned.has(id)) reported.add(id);
      return reply({ error_code: 0, error_note: "", payment_status: returned.has(id) ? -99 : 2 });
    }
    // fiscal lines of a payment
    if (req.method === "POST") return reply({ error_code: 0, error_note: "Success" });
    refundRequests.push(id);
    if (reported.has(id)) needlessRequests.push(id);
    const mood = moods.get(id)?.shift() ?? "gives";
    if (mood === "refuses" || returned.has(id)) {
      return reply({ error_code: -5, error_note: "Not allowed" });
    }
    if (mood !== "is silent") returned.add(id);
    if (mood !== "gives") return void req.socket.destroy();
    reported.add(id);
    reply({ error_code: 0, error_note: "Success" });
  };

  const server = createServer(answer).listen(0, "127.0.0.1");
  // the shared one lives until the run ends
  server.unref();
  await new Promise((done) => server.once("listening", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** answers to the next refund requests of each payment; after those, "gives" */
    moods,
    /** ids, one for each refund request */
    refundRequests,
    returned,
    needlessRequests,
    /** ids, one for each status request */
    statusRequests,
    close: () => server.close(),
  };
}
