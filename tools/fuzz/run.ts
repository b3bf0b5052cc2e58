import { domains } from "@bezak/contract/domains.ts";
import type { Route } from "@bezak/contract/route.ts";
import fc from "fast-check";
import { validateAnswer } from "./validate-answer.ts";
import { readKnown } from "./known.ts";
import { readBack } from "./read-back.ts";
import { toExampleRequest, arbitraryRequest, type FuzzRequest, type Known } from "./requests.ts";
import { send } from "./send.ts";

export interface FuzzOptions {
  /** address of a shop with demo data */
  home: string;
  requests: number;
  seed: number;
  /** items of a list that are read one by one at the end; by default all */
  items?: number;
}

export interface FuzzReport {
  sent: number;
  /** requests that read all stored data back at the end */
  readBack: number;
  /** status -> number of answers */
  statuses: Record<number, number>;
  /** calls without any success, of which only refusals were tested */
  neverGood: string[];
  complaints: string[];
}

/** Simultaneous requests; more than the shop answers at once. */
const CONNECTIONS = 16;
const MOST_COMPLAINTS = 20;

/** They succeed only with a gateway and the code it sends; the tests of payments cover them. */
const needsGateway = new Set(["payByCard", "confirmCard", "resendCode"]);

/** Whether a refusal is one that occurs only after all checks have passed. */
const isAfter = ({ examples }: Known, name: string, text: string) =>
  examples[name]?.after?.some((code) => text.includes(`"code":"${code}"`)) ?? false;

const listQueries = ({ examples }: Known) =>
  Object.fromEntries(Object.entries(examples).map(([name, example]) => [name, example?.query]));

const listRequestedIds = ({ ids, examples }: Known) =>
  new Set([...ids, ...Object.values(examples).flatMap((example) => example?.ids ?? [])]);

/**
 * Sends random requests to every call of the contract, the same ones for the same seed, reads all stored data back, and
 * validates every answer.
 */
export async function fuzz({ home, requests, seed, items = Infinity }: FuzzOptions): Promise<FuzzReport> {
  const known = await readKnown(home);
  const calls = Object.values(domains)
    .flatMap((routes) => Object.entries(routes as Record<string, Route>))
    // forms are not JSON: they have fixtures of their own
    .filter(([, route]) => !("form" in route));
  const each = Math.ceil(requests / calls.length);
  const report: FuzzReport = { sent: 0, readBack: 0, statuses: {}, neverGood: [], complaints: [] };
  const good = new Set<string>();
  const work = async (queue: Iterable<FuzzRequest>) => {
    for (const request of queue) {
      const { name, route } = request;
      const answer = await send(home, request);
      report.sent += 1;
      report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1;
      if (answer.status === route.success.status || isAfter(known, name, answer.text)) good.add(name);
      const complaint = validateAnswer(request, answer);
      if (!complaint || report.complaints.length >= MOST_COMPLAINTS) continue;
      const shown = `${route.method} ${request.path.slice(0, 200)} ${request.body?.slice(0, 300) ?? ""}`;
      report.complaints.push(
        `${name} ${complaint}\n  ${shown}\n  ${answer.status} ${answer.text.slice(0, 300)}`,
      );
    }
  };
  // before the random requests and one at a time, since the shop limits repeated calls
  const late = ([name]: [string, Route]) => known.examples[name]?.late ?? 0;
  const inOrder = calls.toSorted((a, b) => late(a) - late(b));
  await work(inOrder.flatMap(([name, route]) => toExampleRequest(name, route, known) ?? []));
  for (const [index, [name, route]] of calls.entries()) {
    const made = fc.sample(arbitraryRequest(name, route, known), { numRuns: each, seed: seed + index });
    const queue = made.values();
    await Promise.all(Array.from({ length: CONNECTIONS }, () => work(queue)));
  }
  const back = await readBack(home, calls, known.people, listQueries(known), {
    most: items,
    always: listRequestedIds(known),
  });
  report.readBack = back.sent;
  report.complaints.push(...back.complaints.slice(0, MOST_COMPLAINTS));
  report.neverGood = calls.map(([name]) => name).filter((name) => !good.has(name) && !needsGateway.has(name));
  return report;
}
