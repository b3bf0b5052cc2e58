import { request as plain } from "node:http";
import { request as secure } from "node:https";

/** One HTTP request to the shop, as bytes on the wire. */
export interface RequestToShop {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Hears that the shop has answered, then drops the connection without reading: the reply is lost on its way. */
  lose?: boolean;
}

/** What came of it. The text is what was received, untouched. */
export type Reply =
  | { kind: "answer"; status: number; contentType: string; text: string; milliseconds: number }
  | { kind: "lost" }
  | { kind: "unreachable"; reason: string };

/** The documents name no time-out of the gateways; a shop that needs longer is broken. */
const TIMEOUT_MILLISECONDS = 30_000;

/** Sends one request over a connection of its own. Never throws. */
export function ask({ url, method = "POST", headers = {}, body, lose }: RequestToShop): Promise<Reply> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const send = url.startsWith("https:") ? secure : plain;
    const outgoing = send(url, {
      method,
      agent: false,
      timeout: TIMEOUT_MILLISECONDS,
      headers: {
        ...headers,
        ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
      },
    });
    outgoing.once("error", (error) => resolve({ kind: "unreachable", reason: error.message }));
    outgoing.once("timeout", () => outgoing.destroy(new Error("no answer in time")));
    outgoing.once("response", (incoming) => {
      if (lose) {
        incoming.destroy();
        resolve({ kind: "lost" });
        return;
      }
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.once("error", (error) => resolve({ kind: "unreachable", reason: error.message }));
      incoming.once("end", () =>
        resolve({
          kind: "answer",
          status: incoming.statusCode ?? 0,
          contentType: incoming.headers["content-type"] ?? "",
          text: Buffer.concat(chunks).toString("utf8"),
          milliseconds: Math.round(performance.now() - begun),
        }),
      );
    });
    outgoing.end(body);
  });
}
