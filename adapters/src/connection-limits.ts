import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** What one connection may cost the server before it has said what it wants. */
export interface ConnectionLimits {
  /** milliseconds until the head of a request is there, from its first byte or from the opening of the connection */
  headersTimeout: number;
  /** milliseconds until a body is there; a form has them anew as long as it comes in at `formRate` */
  bodyTimeout: number;
  /** bytes a second of the slowest phone that may upload */
  formRate: number;
  /** milliseconds for the longest request of all, a form at that rate */
  requestTimeout: number;
  /** milliseconds that a reader may take no byte of an answer that waits for it; Node may give as many again */
  writeTimeout: number;
  /** milliseconds between two looks at heads and requests that take too long */
  connectionsCheckingInterval: number;
  /** milliseconds that a connection without a request is held; an edge must let go of it earlier */
  keepAliveTimeout: number;
  /** connections at a time, well below the descriptors of a process */
  maxConnections: number;
  connectionsPerClient: number;
}

export const connectionLimits: ConnectionLimits = {
  headersTimeout: 10_000,
  bodyTimeout: 30_000,
  formRate: 1_000,
  requestTimeout: 3_600_000,
  writeTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 30_000,
  maxConnections: 8_000,
  connectionsPerClient: 256,
};

/** Whether a request says that a body follows. */
export const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const isForm = ({ headers }: IncomingMessage) => headers["content-type"]?.startsWith("multipart/") ?? false;

/** Cuts a request whose body does not come in: 408 where nothing was answered yet. */
export function limitBody(server: Server, request: IncomingMessage, limits: ConnectionLimits): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - seen;
    seen = socket.bytesRead;
    // What waits here to be read is not the sender's delay: pictures queue before they are made.
    const isSender = request.readableLength === 0;
    if (isForm(request) && (!isSender || arrived >= (limits.formRate * limits.bodyTimeout) / 1000)) return;
    const error = Object.assign(new Error("the body does not come in"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    server.emit("clientError", error, socket);
  }, limits.bodyTimeout);
  const clear = () => clearInterval(timer);
  request.once("end", clear).once("close", clear);
}

/**
 * Cuts a reader that has stopped taking the bytes of an answer, which would hold them in memory for as long as it likes.
 * Time in which nothing waits to be written is the answer's own.
 */
export function limitReader(response: ServerResponse, { writeTimeout }: ConnectionLimits): void {
  response.setTimeout(writeTimeout, () => {
    const { socket } = response;
    if (socket && socket.writableLength > 0) socket.destroy();
  });
}
