import type { Route } from "@bezak/contract/route.ts";
import { validateAnswer } from "./validate-answer.ts";
import { send } from "./send.ts";

type Call = readonly [name: string, route: Route];

export interface ReadBackReport {
  sent: number;
  complaints: string[];
}

/** For one person the shop runs two heavy calls at a time; the third waits. */
const CONNECTIONS = 3;
const MOST_PAGES = 50;
const LIMIT = 100;
/** Items of a public list that each signed-in person reads: their answers are much the same for everybody. */
const MOST_PUBLIC_ITEMS = 25;

/** Which items of a list are read one by one; the list itself is read to its end. */
export interface ReadBackDepth {
  /** so many, half of them from each end, where the new ones are */
  most: number;
  /** and these, at any position */
  always: ReadonlySet<string>;
}

/** The items to read one by one, in the order of the list. */
export function chooseItems(ids: readonly string[], { most, always }: ReadBackDepth): readonly string[] {
  const half = Math.ceil(most / 2);
  return ids.filter((id, at) => at < half || at >= ids.length - half || always.has(id));
}

interface Answered {
  data?: { id?: unknown }[] | object;
  pagination?: { pages: number };
}

/** Calls that require the password are left to their own tests. */
const isJsonRead = ([, { method, file, confirmed }]: Call) =>
  method === "GET" && !confirmed && (!file || file.some((type) => type.startsWith("application/json")));
const findParameters = (path: string) => path.match(/\{\w+\}/g) ?? [];

/** The list with the ids of a path: `/orders` for `/orders/{id}/returns`. */
const toListPath = (path: string) => path.slice(0, path.indexOf("/{"));

/**
 * Reads every list to its end and every item in it, as each of these people and as a guest, and validates every answer:
 * whatever the shop accepted must be shown without errors. Only JSON is read; public data are read once.
 * @param people bearer tokens by name
 * @param given queries that a list requires, by the call's name
 */
export async function readBack(
  home: string,
  calls: readonly Call[],
  people: Readonly<Record<string, string>>,
  given: Readonly<Partial<Record<string, string>>> = {},
  depth: ReadBackDepth = { most: Infinity, always: new Set() },
): Promise<ReadBackReport> {
  const reads = calls.filter(isJsonRead);
  const lists = reads.filter(([, { path }]) => !path.includes("{"));
  const items = reads.filter(([, { path }]) => findParameters(path).length === 1);
  const report: ReadBackReport = { sent: 0, complaints: [] };
  const read = new Set<string>();
  const named = new Set<string>();

  const ask = async ([name, route]: Call, who: string, path: string): Promise<Answered | null> => {
    const request = { name, route, path, token: people[who], headers: {}, valid: true };
    const answer = await send(home, request);
    report.sent += 1;
    const complaint = answer.status === 429 ? "was not read" : validateAnswer(request, answer);
    if (complaint !== null)
      report.complaints.push(
        `${name} as ${who} ${complaint}\n  GET ${path}\n  ${answer.status} ${answer.text.slice(0, 300)}`,
      );
    if (answer.status !== route.success.status || complaint !== null) return null;
    read.add(name);
    return JSON.parse(answer.text) as Answered;
  };

  /** The ids of a list, page after page. */
  const idsIn = async (call: Call, who: string): Promise<string[]> => {
    const [name, route] = call;
    const parameters = new URLSearchParams(given[name]);
    const shape = route.query?.shape ?? {};
    if ("limit" in shape && "page" in shape) parameters.set("limit", String(LIMIT));
    const ids: string[] = [];
    for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page += 1) {
      if ("page" in shape && page > 1) parameters.set("page", String(page));
      const query = parameters.toString();
      const answer = await ask(call, who, query === "" ? route.path : `${route.path}?${query}`);
      if (answer === null) break;
      if (Array.isArray(answer.data))
        ids.push(...answer.data.map(({ id }) => id).filter((id) => typeof id === "string"));
      pages = answer.pagination?.pages ?? 1;
    }
    return ids;
  };

  /** Reads the lists of this person and their items, and what items of public lists show only to this person. */
  const readAs = async (
    who: string,
    known: ReadonlyMap<string, string[]>,
  ): Promise<Map<string, string[]>> => {
    const isFor = ([, { access }]: Call) => (access === "public") === !(who in people);
    const ids = new Map(known);
    await inTurns(lists.filter(isFor), async (call) => {
      ids.set(call[1].path, await idsIn(call, who));
    });
    const pieces = items.filter(isFor).flatMap((call) =>
      chooseItems(ids.get(toListPath(call[1].path)) ?? [], depth).map((id) => {
        named.add(call[0]);
        return { call, path: call[1].path.replace(/\{\w+\}/, encodeURIComponent(id)) };
      }),
    );
    await inTurns(pieces, ({ call, path }) => ask(call, who, path));
    return ids;
  };

  const shown = [...(await readAs("guest", new Map()))].map(
    ([path, ids]) => [path, ids.slice(0, MOST_PUBLIC_ITEMS)] as const,
  );
  await Promise.all(Object.keys(people).map((who) => readAs(who, new Map(shown))));
  // a list that leaves out broken rows is answered like any other
  const { data } = (await (await fetch(`${home}/api/v1/health`)).json()) as {
    data?: { rowsLeftOut?: number };
  };
  if (data?.rowsLeftOut !== 0)
    report.complaints.push(`${data?.rowsLeftOut} rows of lists were left out: the log says which`);
  // without any successful read the call was not tested
  for (const [name] of lists) named.add(name);
  for (const name of named)
    if (!read.has(name)) report.complaints.push(`${name} was never read successfully`);
  return report;
}

/** Runs `act` for every item, CONNECTIONS at a time. */
async function inTurns<T>(all: readonly T[], act: (one: T) => Promise<unknown>): Promise<void> {
  const queue = all.values();
  const work = async () => {
    for (const one of queue) await act(one);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}
