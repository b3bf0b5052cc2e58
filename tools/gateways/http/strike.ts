import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import type { Faults, Gateway } from "../faults.ts";

/** The target of a call by the shop. */
export interface Arrival {
  gateway: Gateway;
  faults: Faults;
  /** operation, such as "apply" */
  on: string;
  /** order number */
  account: string | undefined;
  reply: FastifyReply;
}

const SLOW_MILLISECONDS = 3_000;

/** Applies the requested faults to one call of the shop; without any it is answered normally. */
export async function strike(
  { gateway, faults, on, account, reply }: Arrival,
  work: () => FastifyReply | Promise<FastifyReply>,
): Promise<FastifyReply> {
  const call = { on, account };
  if (faults.take(gateway, "down", call)) return reply.status(502).type("text/plain").send("Bad Gateway");
  if (faults.take(gateway, "lose_request", call)) return dropConnection(reply);
  // the connection stays open until the shop closes it or this server ends
  if (faults.take(gateway, "silent", call)) return reply.hijack();
  if (faults.take(gateway, "slow", call)) await wait(SLOW_MILLISECONDS);
  if (!faults.take(gateway, "lose_reply", call)) return work();
  return losingReply(reply, work);
}

/** Does the work, then drops the connection instead of answering. */
export async function losingReply(
  reply: FastifyReply,
  work: () => FastifyReply | Promise<FastifyReply>,
): Promise<FastifyReply> {
  reply.hijack();
  await work();
  reply.raw.destroy();
  return reply;
}

export function dropConnection(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
