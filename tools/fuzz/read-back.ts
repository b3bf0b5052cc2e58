import type { Route } from "@bezak/contract/route.ts";
import { validateAnswer } from "./validate-answer.ts";
import { send } from "./send.ts";

type Call = readonly [name: string, route: Route];

export interface ReadBackReport {
  /** how many requests were made */
  sent: number;
  complaints: string[];
}

/** Of one person: two heavy calls run at a time, and the third waits for its turn. */
const CONNECTIONS = 3;
const MOST_PAGES = 50;
const LIMIT = 100;
/** What is said to one person of a thing that everybody sees is much the same for each: so many of a list are enough. */
const MOST_PUBLIC_ITEMS = 25;

/** Which things of a list are read one by one; the list itself is read to its end. */
export interface ReadBackDepth {
  /** so many, half of them from each end: there stands what is new */
  most: number;
  /** and these, wherever they stand */
  always: ReadonlySet<string>;
}

/** The things of a list that are read one by one, in its order. */
export function chooseItems(ids: readonly string[], { most, always }: ReadBackDepth): readonly string[] {
  const half = Math.ceil(most / 2);
  return ids.filter((id, at) => at < half || at >= ids.length - half || always.has(id));
}

interface Answered {
  data?: { id?: unknown }[] | object;
  pagination?: { pages: number };
}

/** What asks for a password first is left to its own tests. */
const isJsonRead = ([, { method, file, confirmed }]: Call) =>
  method === "GET" && !confirmed && (!file || file.some((type) => type.startsWith("application/json")));
const holesOf = (path: string) => path.match(/\{\w+\}/g) ?? [];

/** Which list names the things of an address: `/orders` those of `/orders/{id}/returns`. */
const listOf = (path: string) => path.slice(0, path.indexOf("/{"));

/**
 * Reads every list to its end and every thing that stands in it, as each of these people and as a guest, and judges
 * every answer: what a shop took in must not break what it shows. Files but JSON are left out, whatever is public is read once.
 * @param people bearer tokens by who they are
 * @param given queries without which a list is not to be had, by the call's name
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
  const items = reads.filter(([, { path }]) => holesOf(path).length === 1);
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

  /** Ids in a list, page after page. */
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

  /** Whatever this person may see: what lists name, and of public lists what is said to this person alone. */
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
      chooseItems(ids.get(listOf(call[1].path)) ?? [], depth).map((id) => {
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
  // a list without some of its rows is answered as any other
  const { data } = (await (await fetch(`${home}/api/v1/health`)).json()) as {
    data?: { rowsLeftOut?: number };
  };
  if (data?.rowsLeftOut !== 0)
    report.complaints.push(`${data?.rowsLeftOut} rows of lists were left out: the log says which`);
  // of what nobody was let read nothing was seen
  for (const [name] of lists) named.add(name);
  for (const name of named) if (!read.has(name)) report.complaints.push(`${name} was read by nobody`);
  return report;
}

/** Does all of it, a few at a time. */
async function inTurns<T>(all: readonly T[], act: (one: T) => Promise<unknown>): Promise<void> {
  const queue = all.values();
  const work = async () => {
    for (const one of queue) await act(one);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}
