import type { User } from "@bezak/contract/auth.ts";
import type { Access } from "@bezak/contract/route.ts";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it } from "vitest";
import { createSessionStore } from "../features/auth/session-store.ts";
import { followPerson, publicKeys } from "./follow-person.ts";

const files = import.meta.glob<string>(["../{app,features,lib}/**/*.{ts,tsx}", "!**/*.{test,stories}.*"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const source = Object.values(files).join("\n");

/** The first element of a query key in the source: a literal, or a constant that contains another key. */
function firstWord(key: string, text: string): string | undefined {
  const word = /^\["([\w-]+)"/.exec(key)?.[1];
  if (word) return word;
  const name = /^(?:\[\.\.\.)?(\w+)/.exec(key)?.[1];
  const definition = new RegExp(String.raw`\b${name} = (?:\([^)]*\) => )?(\[[^;]*)`);
  const found = (definition.exec(text) ?? definition.exec(source))?.[1];
  return name && found ? firstWord(found, text) : undefined;
}

/** All queries in the source: file, key and text. */
const queries = Object.entries(files).flatMap(([file, text]) =>
  [...text.matchAll(/[qQ]ueryOptions(?:<[^(]*>)?\(\{\s*queryKey: ([^\n]*)/g)].map(
    ({ 1: key = "", index }) => ({
      file,
      word: firstWord(key, text),
      body: text.slice(index).split(/\n\}/)[0]!,
      text,
    }),
  ),
);

const anyRoute = /\b(?:routes|\w+Calls)\.(\w+)/;

/** Access rule of a query's call; its route is named in the query or in a function of its file. */
function getAccess({ body, text }: (typeof queries)[number], access: ReadonlyMap<string, Access>) {
  const [, inner = ""] = /(\w+)\(api, /.exec(body) ?? [];
  const route = anyRoute.exec(body) ?? anyRoute.exec(text.split(`function ${inner}(`)[1] ?? "");
  return access.get(route?.[1] ?? "");
}

const person = (id: string) => ({ id, name: id }) as User;

const words = [...new Set(queries.map(({ word }) => word))];
const alike = words.filter((word) => publicKeys.includes(word));

let client: QueryClient;
let session: ReturnType<typeof createSessionStore>;
const known = () => words.filter((word) => client.getQueryData([word, "x"]) !== undefined);

beforeEach(() => {
  client = new QueryClient();
  session = createSessionStore(null);
  session.signIn("token", person("first"));
  followPerson(session.state, client);
  for (const word of words) client.setQueryData([word, "x"], {});
});

describe("followPerson", () => {
  it("removes personal data on signing out, also when the session is first known then", () => {
    session.clear();
    expect(known()).toEqual(alike);
  });

  it("removes personal data when the user changes, but not when only the name does", () => {
    session.update({ name: "Another name" });
    expect(known()).toEqual(words);
    session.signIn("other", person("second"));
    expect(known()).toEqual(alike);
  });
});

describe("publicKeys", () => {
  it("contains only keys that a query in the sources starts with", () => {
    expect(queries).toHaveLength(source.match(/\bqueryFn\b/g)?.length ?? 0);
    expect(queries.filter(({ word }) => word === undefined).map(({ file }) => file)).toEqual([]);
    expect([...alike].sort()).toEqual([...publicKeys].sort());
  });

  it("contains only queries whose calls are public", async () => {
    const { domains } = await import("@bezak/contract/domains.ts");
    const rows = Object.values(domains).flatMap((calls) => Object.entries(calls));
    const access = new Map(rows.map(([name, route]) => [name, route.access]));
    for (const query of queries.filter(({ word }) => publicKeys.includes(word)))
      expect([query.file, query.word, getAccess(query, access)]).toEqual([query.file, query.word, "public"]);
  });
});
