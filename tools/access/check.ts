import {
  accessTable,
  callers,
  type Caller,
  type CallName,
  type Reach,
} from "@bezak/contract/access-table.ts";
import type { Failure } from "@bezak/contract/envelope.ts";
import type { Route } from "@bezak/contract/route.ts";
import { rooms } from "@bezak/contract/routes.ts";
import sharp from "sharp";
import { asking, type Ask } from "./ask.ts";
import { people } from "./people.ts";
import { accessRequests, type AccessRequest } from "./requests.ts";
import { belongings, makeThings, secretsOf } from "./things.ts";

/** A token that may be one of ours, and is nobody's. */
const strange = "a-token-that-nobody-was-ever-given-0123456789";

/** Whose the thing is comes last: what they may do to it changes it. */
const order: Caller[] = [...callers.filter((caller) => caller !== "buyer"), "buyer"];

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } }).png();

function addressOf(route: Route, { ids = [], query }: AccessRequest): string {
  const left = [...ids];
  const path = route.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(left.shift() ?? "nothing"));
  return query ? `${path}?${query}` : path;
}

async function upload(address: string, type: string, token: string | undefined): Promise<Response> {
  const form = new FormData();
  form.set("type", type);
  form.set(
    "file",
    new Blob([new Uint8Array(await picture.clone().toBuffer())], { type: "image/png" }),
    "a.png",
  );
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  return fetch(address, { method: "POST", headers, body: form });
}

/**
 * Asks for every call of the contract as everybody, against a running shop with demo data, which is written to.
 * Returns a sentence for each cell that is not as the table says, and for each call that tells of somebody else's
 * things or changes them.
 * @throws UnexpectedRefusal when it cannot even be prepared
 */
export async function checkAccess(home: string): Promise<string[]> {
  const api = `${home}/api/v1`;
  const ask: Ask = asking(api);
  const tokens = await people(ask);
  const things = await makeThings(ask, tokens);
  const requests = accessRequests(things);
  const secrets = secretsOf(things);
  const wrong: string[] = [];
  const calls = Object.values(rooms)
    .flatMap((room) => Object.entries(room as Record<string, Route>))
    .map(([name, route]) => ({ name, route, asked: requests[name as CallName] ?? {} }))
    .sort((a, b) => (a.asked.late ?? 0) - (b.asked.late ?? 0));
  for (const { name, route, asked } of calls) {
    const address = addressOf(route, asked);
    if (route.access !== "public") {
      const { status } = await ask(route.method, address, strange, asked.body);
      if (status !== 401) wrong.push(`${name} by nobody: ${status} instead of 401`);
    }
    const before = await belongings(ask, tokens, things);
    for (const caller of order) {
      if (caller === "buyer" && (await belongings(ask, tokens, things)) !== before)
        wrong.push(`${name} by others changes what is the buyer's`);
      const owner = asked.demo && caller === "buyer" ? "demo" : caller;
      const token = owner === "guest" ? undefined : tokens[owner];
      const answer = asked.file
        ? await upload(api + address, asked.file, token)
        : await ask(route.method, address, token, asked.body);
      const text = await answer.text();
      const { code } = JSON.parse(text) as Partial<Failure>;
      const passed =
        answer.status === route.success.status || (code !== undefined && asked.after?.includes(code));
      const reach = passed ? "yes" : (answer.status as Reach);
      const expected = accessTable[name as CallName][caller];
      if (reach !== expected)
        wrong.push(`${name} by ${caller}: ${answer.status} ${code ?? ""} instead of ${expected}`);
      const told = caller === "buyer" ? undefined : secrets.find((id) => text.includes(`"${id}"`));
      if (told !== undefined) wrong.push(`${name} tells ${caller} of the buyer's ${told}`);
    }
  }
  return wrong;
}
