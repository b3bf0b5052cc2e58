import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";

/** The HTTP server's limits as the process has set them. */
export default async function read() {
  const port = process.env.COMMERCE_PORT;
  const servers: Server[] = [];
  const note = (message: unknown) => void servers.push((message as { server: Server }).server);
  subscribe("http.server.request.start", note);
  await fetch(`http://127.0.0.1:${port}/health`);
  unsubscribe("http.server.request.start", note);
  const own = servers.find((server) => {
    const address = server.address();
    return typeof address === "object" && String(address?.port) === port;
  });
  if (!own) throw new Error("commerce's server took no request");
  const { headersTimeout, requestTimeout, maxConnections } = own;
  return { headersTimeout, requestTimeout, maxConnections };
}
