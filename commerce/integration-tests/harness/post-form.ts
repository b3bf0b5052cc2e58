import { Agent, request } from "node:http";
import { json } from "node:stream/consumers";
import type { Answer } from "./commerce-process.ts";

/**
 * Requests a keep-alive connection as the web server does: otherwise the server closes the connection with its answer
 * while the form is still being sent. It is not reused, since the server may close it at any moment.
 */
const usedOnce = new Agent();

/** Posts a multipart form; also reads an answer that comes before the form was read. */
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
