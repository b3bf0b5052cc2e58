import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { readText, timeoutError, type CommerceAnswer } from "./commerce-request.ts";
import { toFileName, type FileAnswer } from "./file-answer.ts";

export interface FileRequest {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body: string | undefined;
  /** until the first byte, and then between two bytes */
  timeoutMs: number;
}

function toFileAnswer(response: IncomingMessage): FileAnswer {
  const { "content-type": type = "", "content-disposition": disposition } = response.headers;
  return { type, name: toFileName(disposition), stream: response };
}

/** One exchange whose answer is a file or an error in JSON. The caller must read the file's stream. */
export function openFile(url: string, request: FileRequest): Promise<FileAnswer | CommerceAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<FileAnswer | CommerceAnswer>();
  const { method, headers, body, timeoutMs } = request;
  const send = url.startsWith("https:") ? httpsRequest : httpRequest;
  // A connection of its own, since a client that disconnects in the middle ends it.
  const outgoing = send(url, { method, headers, agent: false }, (response) => {
    const status = response.statusCode ?? 0;
    if (status === 200) resolve(toFileAnswer(response));
    else readText(response).then((text) => resolve({ status, text }), reject);
  });
  outgoing.setTimeout(timeoutMs, () => outgoing.destroy(timeoutError(timeoutMs)));
  outgoing.on("error", reject);
  outgoing.end(body);
  return promise;
}
