import { BlockList, type Server, type Socket } from "node:net";
import { clientSubject } from "@bezak/contract/client-subject.ts";
import type { TrustedProxies } from "./config.ts";

/** Whether connections from an address are not counted. */
export type IsExempt = (address: string) => boolean;

/** The names that `TRUST_PROXY` may hold besides addresses. */
const networks: Readonly<Record<string, string>> = {
  loopback: "127.0.0.0/8,::1/128",
  linklocal: "169.254.0.0/16,fe80::/10",
  uniquelocal: "10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7",
};

const getFamily = (address: string) => (address.includes(":") ? "ipv6" : "ipv4");

/**
 * Exempts connections of this machine and of the trusted proxies, which carry the requests of many clients. Those
 * requests are counted by the client address that the proxy names (`client-limits.ts`).
 */
export function exemptConnections(trusted: TrustedProxies): IsExempt {
  const list = new BlockList();
  const named = ["loopback", ...(trusted === false ? [] : trusted.split(","))].map((one) => one.trim());
  for (const one of named.flatMap((name) => (networks[name] ?? name).split(","))) {
    const [address = "", bits] = one.split("/");
    if (bits === undefined) list.addAddress(address, getFamily(address));
    else list.addSubnet(address, Number(bits), getFamily(address));
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").split("%", 1)[0]!;
    return list.check(plain, getFamily(plain));
  };
}

/** Closes a new connection of a client that has `most` open already. */
export function limitClientConnections(server: Server, most: number, isExempt: IsExempt): void {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    // undefined when the client has disconnected already
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isExempt(remoteAddress)) return;
    const client = clientSubject(remoteAddress);
    const count = (open.get(client) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    open.set(client, count);
    socket.once("close", () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}
