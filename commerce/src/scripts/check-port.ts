import { createServer } from "node:net";
import { Refusal } from "./refusal.ts";

/** Makes sure that nobody else listens there, before the engine has loaded for seconds. Throws a `Refusal`. */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === "EADDRINUSE" ? "another process listens there" : error.message;
    throw new Refusal(`Cannot listen on ${host}:${port}: ${why}. Set COMMERCE_PORT to a free port.`);
  });
  await new Promise((resolve) => server.close(resolve));
}
