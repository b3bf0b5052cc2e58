import { request as plain } from "node:http";
import { request as secure } from "node:https";

export interface RequestToShop {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** drops the connection when the shop answers, without reading the answer, as if the reply were lost */
  lose?: boolean;
}

/** The result. The text is as received. */
export type Reply =
  | { kind: "answer"; status: number; contentType: string; text: string; milliseconds: number }
  | { kind: "lost" }
  | { kind: "unreachable"; reason: string };

/** The documents name no time-out of the gateways; a slower shop counts as broken. */
const TIMEOUT_MILLISECONDS = 30_000;

/** Sends one request on a new connection. Never throws. */
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
