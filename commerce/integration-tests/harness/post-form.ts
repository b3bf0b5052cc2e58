import { Agent, request } from "node:http";
import { json } from "node:stream/consumers";
import type { Answer } from "./commerce-process.ts";

/**
 * The server is asked to keep the connection, as the web server asks it: one that closes with its answer closes under a
 * sender who is still sending. Nobody gets the connection after that: it may be closed in that moment.
 */
const usedOnce = new Agent();

/** Posts a multipart form; the answer is read also when it comes before the form was read. */
export async function postForm<T>(
  url: string,
  form: FormData,
  headers: Record<string, string>,
): Promise<Answer<T>> {
  const written = new Response(form);
  const bytes = Buffer.from(await written.arrayBuffer());
  const { promise, resolve, reject } = Promise.withResolvers<Answer<T>>();
  const sent = request(
    url,
    {
      method: "POST",
      agent: usedOnce,
      headers: {
        connection: "keep-alive",
        "content-type": written.headers.get("content-type") ?? "",
        "content-length": bytes.length,
        ...headers,
      },
    },
    (response) => {
      json(response).then((body) => resolve({ status: response.statusCode ?? 0, body: body as T }), reject);
    },
  );
  sent.on("error", reject).end(bytes);
  return promise;
}
