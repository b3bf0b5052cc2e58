import { exchange, type CommerceAnswer } from "./commerce-request.ts";
import { toFileName, type FileAnswer } from "./file-answer.ts";

export interface FileRequest {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body: string | undefined;
  /** until the first byte, and then between two bytes */
  timeoutMs: number;
}

/** One exchange whose answer is a file or an error in JSON. The caller must read the file's stream. */
export async function openFile(url: string, request: FileRequest): Promise<FileAnswer | CommerceAnswer> {
  const { timeoutMs, ...rest } = request;
  const answer = await exchange(url, { ...rest, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
  const { statusCode: status, headers, body } = answer;
  if (status !== 200) return { status, text: await body.text() };
  const { "content-type": type, "content-disposition": disposition } = headers;
  return { type: String(type ?? ""), name: toFileName(disposition?.toString()), stream: body };
}
