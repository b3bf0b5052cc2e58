import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** What one connection may cost before its request has been read. */
export interface ConnectionLimits {
  /** milliseconds until the head of a request has arrived, from its first byte or from the opening of the connection */
  headersTimeout: number;
  /** milliseconds until a body has arrived; restarts for a form as long as it arrives at `formRate` */
  bodyTimeout: number;
  /** bytes a second of the slowest phone that can upload */
  formRate: number;
  /** milliseconds for the longest request of all, a form at `formRate` */
  requestTimeout: number;
  /** milliseconds for which a client may not read pending bytes of an answer; Node may add as many again */
  writeTimeout: number;
  /** milliseconds between two checks for slow heads and requests */
  connectionsCheckingInterval: number;
  /** milliseconds for which an idle connection is held; a proxy in front must close it earlier */
  keepAliveTimeout: number;
  /** simultaneous connections, well below the file descriptors of a process */
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

export const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const isForm = ({ headers }: IncomingMessage) => headers["content-type"]?.startsWith("multipart/") ?? false;

/** Ends a request whose body stops arriving: 408 if nothing was answered yet. */
export function limitBody(server: Server, request: IncomingMessage, limits: ConnectionLimits): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - seen;
    seen = socket.bytesRead;
    // Bytes that wait here to be read are not the sender's delay: uploaded pictures queue before they are processed.
    const isSender = request.readableLength === 0;
    if (isForm(request) && (!isSender || arrived >= (limits.formRate * limits.bodyTimeout) / 1000)) return;
    const error = Object.assign(new Error("the body does not arrive in time"), {
      code: "ERR_HTTP_REQUEST_TIMEOUT",
    });
    server.emit("clientError", error, socket);
  }, limits.bodyTimeout);
  const clear = () => clearInterval(timer);
  request.once("end", clear).once("close", clear);
}

/**
 * Closes a connection whose client has stopped reading the answer, which would otherwise stay in memory. Time in which
 * no bytes are pending does not count.
 */
export function limitReader(response: ServerResponse, { writeTimeout }: ConnectionLimits): void {
  response.setTimeout(writeTimeout, () => {
    const { socket } = response;
    if (socket && socket.writableLength > 0) socket.destroy();
  });
}
