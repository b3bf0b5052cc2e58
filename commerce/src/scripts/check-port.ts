import { createServer } from "node:net";
import { Refusal } from "./refusal.ts";

/** Checks that the port is free before the engine spends seconds on loading. @throws Refusal */
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
