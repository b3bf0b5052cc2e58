import { createServer } from "node:net";
import type { Server } from "node:net";
import { Failure, hasCode } from "../failure.ts";

/** True when a server could listen there now. An address family that this machine lacks counts as free. */
export async function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => {
      if (hasCode(error, "EADDRINUSE")) resolve(false);
      else if (hasCode(error, "EACCES"))
        reject(new Failure(`Only root may use port ${port}: choose one above 1023, such as PORT=8000.`));
      else resolve(true);
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Different ports of the loopback interface that are free at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(Array.from({ length: count }, () => listenAnywhere()));
  const ports = probes.map((probe) => {
    const address = probe.address();
    return typeof address === "object" && address ? address.port : 0;
  });
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

function listenAnywhere(): Promise<Server> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => resolve(probe));
  });
}

/** Reads a port from an environment variable. Throws a Failure when it is invalid. */
export function readPort(name: string, value: string | undefined, fallback: number): number {
  if (!value) return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(`${name}=${value} is not a port: give a number from 1 to 65535.`);
}

/** Throws a Failure when another program listens there. */
export async function requireFree(name: string, port: number): Promise<void> {
  for (const host of ["127.0.0.1", "::1"]) {
    if (await isFree(port, host)) continue;
    throw new Failure(
      `Port ${port} is taken by another program: stop it, or choose another with ${name}=${port + 1} npm start.`,
    );
  }
}
