import { domains } from "@bezak/contract/domains.ts";
import type { Route } from "@bezak/contract/route.ts";
import fc from "fast-check";
import { validateAnswer } from "./validate-answer.ts";
import { knownOf } from "./known.ts";
import { readBack } from "./read-back.ts";
import { exampleOf, requestsOf, type FuzzRequest, type Known } from "./requests.ts";
import { send } from "./send.ts";

export interface FuzzOptions {
  /** where a shop with demo data runs */
  home: string;
  requests: number;
  seed: number;
  /** how many things of a list are read one by one in the end; all, when not told */
  items?: number;
}

export interface FuzzReport {
  sent: number;
  /** reads in the end of everything that is stored by then */
  readBack: number;
  /** status -> how often */
  statuses: Record<number, number>;
  /** calls that never succeeded: the fuzzer saw only their refusals */
  neverGood: string[];
  complaints: string[];
}

/** At once; more than the shop answers at once. */
const CONNECTIONS = 16;
const MOST_COMPLAINTS = 20;

/** They do well only while a gateway answers and somebody reads its message: the payment's own tests do both. */
const needsGateway = new Set(["payByCard", "confirmCard", "resendCode"]);

/** Whether a refusal is one that comes only after everything else was found good. */
const isAfter = ({ examples }: Known, name: string, text: string) =>
  examples[name]?.after?.some((code) => text.includes(`"code":"${code}"`)) ?? false;

/** Queries of the examples, by the call's name. */
const queriesOf = ({ examples }: Known) =>
  Object.fromEntries(Object.entries(examples).map(([name, example]) => [name, example?.query]));

/** Ids that requests name, and what was made for them. */
const requestedIds = ({ ids, examples }: Known) =>
  new Set([...ids, ...Object.values(examples).flatMap((example) => example?.ids ?? [])]);

/** Sends random requests to every call of the contract, the same for the same seed, then reads whatever is stored, and judges every answer. */
export async function fuzz({ home, requests, seed, items = Infinity }: FuzzOptions): Promise<FuzzReport> {
  const known = await knownOf(home);
  const calls = Object.values(domains)
    .flatMap((routes) => Object.entries(routes as Record<string, Route>))
    // files are no JSON: they have fixtures of their own
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
  // first of all and one by one: a shop soon listens no more to who asks for the same again and again
  const late = ([name]: [string, Route]) => known.examples[name]?.late ?? 0;
  const inOrder = calls.toSorted((a, b) => late(a) - late(b));
  await work(inOrder.flatMap(([name, route]) => exampleOf(name, route, known) ?? []));
  for (const [index, [name, route]] of calls.entries()) {
    const made = fc.sample(requestsOf(name, route, known), { numRuns: each, seed: seed + index });
    const queue = made.values();
    await Promise.all(Array.from({ length: CONNECTIONS }, () => work(queue)));
  }
  const back = await readBack(home, calls, known.people, queriesOf(known), {
    most: items,
    always: requestedIds(known),
  });
  report.readBack = back.sent;
  report.complaints.push(...back.complaints.slice(0, MOST_COMPLAINTS));
  report.neverGood = calls.map(([name]) => name).filter((name) => !good.has(name) && !needsGateway.has(name));
  return report;
}
