import { callers, type Caller, type Reach } from "@bezak/contract/access-rows.ts";
import { accessTable, type CallName } from "@bezak/contract/access-table.ts";
import type { Route } from "@bezak/contract/route.ts";
import { domains } from "@bezak/contract/domains.ts";
import sharp from "sharp";
import { countEntries, isAudited } from "./audit.ts";
import { createApiClient, createTokenClient, readFailure, type Ask } from "./ask.ts";
import { checkRanks } from "./ranks.ts";
import { groupCalls, getOwner, type Call } from "./groups.ts";
import { signInEveryone } from "./people.ts";
import { accessRequests, type AccessRequest } from "./requests.ts";
import { shopRequests } from "./shop-requests.ts";
import { createShopFixtures, readShopData, listShopSecrets, createImportForm } from "./shop-fixtures.ts";
import { readBuyerData, createBuyerFixtures, listBuyerSecrets } from "./buyer-fixtures.ts";
import { withExamples } from "./with-examples.ts";

/** Has the form of a token and belongs to nobody. */
const unknownToken = "a-token-that-nobody-was-ever-given-0123456789";

/** A role that may make the call. */
const findPermittedRole = (name: CallName) =>
  (["buyer", "seller", "admin"] as const).find((caller) => accessTable[name][caller] === "yes") ?? "buyer";

/** Whether a call is only for other roles, which may see this role's data: a shop sees buyers', an administrator everybody's. */
const excludes = ({ access }: Route, role: "buyer" | "seller") =>
  access !== "public" && !access.includes(role);

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } }).png();

function toAddress(route: Route, { ids = [], query }: AccessRequest): string {
  const left = [...ids];
  const path = route.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(left.shift() ?? "nothing"));
  return query ? `${path}?${query}` : path;
}

async function createForm(file: "image" | "table"): Promise<FormData> {
  if (file === "table") return createImportForm();
  const form = new FormData();
  form.set("type", file);
  const bytes = new Uint8Array(await picture.clone().toBuffer());
  form.set("file", new Blob([bytes], { type: "image/png" }), "a.png");
  return form;
}

async function upload(address: string, file: "image" | "table", token: string | undefined) {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  return fetch(address, { method: "POST", headers, body: await createForm(file) });
}

/** An extract of both texts around the first difference. */
function firstDifference(before: string, after: string): string {
  const length = Math.min(before.length, after.length);
  let at = 0;
  while (at < length && before[at] === after[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 100), at + 100);
  return `${around(before)} → ${around(after)}`;
}

/**
 * Makes every call of the contract as every caller, against a running shop with demo data, which is modified.
 * Returns a sentence for each cell that differs from the access table, for each call that shows or changes another
 * person's data, and for each act of the administrator that does not leave exactly one entry in the audit log. With
 * `stopsAtFirst` it ends after the first call that tells something.
 * @throws UnexpectedRefusal when the fixtures cannot be created
 */
export async function checkAccess(home: string, { stopsAtFirst = false } = {}): Promise<string[]> {
  const api = `${home}/api/v1`;
  const ask: Ask = createApiClient(api);
  const askByToken: Ask = createTokenClient(api);
  const tokens = await signInEveryone(ask);
  const fixtures = await createBuyerFixtures(ask, tokens);
  const shopFixtures = await createShopFixtures(ask, home, tokens);
  const requests = withExamples({ ...accessRequests(fixtures), ...shopRequests(shopFixtures) });
  const secrets = { buyer: listBuyerSecrets(fixtures), seller: listShopSecrets(shopFixtures) };
  const wrong: string[] = [];
  const calls = Object.values(domains)
    .flatMap((calls) => Object.entries(calls as Record<string, Route>))
    .map(([key, route]): Call => {
      const name = key as CallName;
      return { name, route, request: requests[name] ?? {}, owner: getOwner(name) };
    });

  /** Neither an unknown token nor, where the password is required, a token alone is accepted. */
  const makeWithoutRight = async ({ name, route, request }: Call) => {
    const address = toAddress(route, request);
    if (route.access !== "public") {
      const { status } = await ask(route.method, address, unknownToken, request.body);
      if (status !== 401) wrong.push(`${name} by nobody: ${status} instead of 401`);
    }
    if (!route.confirmed) return;
    const token = tokens[request.demo ? "demo" : findPermittedRole(name)];
    const answer = await askByToken(route.method, address, token, request.moving ?? request.body);
    const { code } = readFailure(answer, await answer.text());
    if (code !== "confirmation_required")
      wrong.push(`${name} by a token alone: ${answer.status} ${code ?? ""}`);
  };

  const makeAs = async (caller: Caller, { name, route, request }: Call) => {
    const address = toAddress(route, request);
    const asking = request.demo && caller === "buyer" ? "demo" : caller;
    const token = asking === "guest" ? undefined : tokens[asking];
    const answer = request.file
      ? await upload(api + address, request.file, token)
      : await ask(route.method, address, token, request.body);
    const text = await answer.text();
    const { code } = readFailure(answer, text);
    const passed =
      answer.status === route.success.status || (code !== undefined && request.after?.includes(code));
    const reach = passed ? "yes" : (answer.status as Reach);
    const expected = accessTable[name][caller];
    if (reach !== expected)
      wrong.push(`${name} by ${caller}: ${answer.status} ${code ?? ""} instead of ${expected}`);
    if (caller === "admin" && isAudited(name, route)) {
      const entries = await countEntries(ask, tokens.admin, answer);
      if (entries !== 1) wrong.push(`${name} by admin: ${entries} entries in the audit log instead of 1`);
    }
    for (const owner of ["buyer", "seller"] as const) {
      if (caller === owner || (expected === "yes" && excludes(route, owner))) continue;
      const leaked = secrets[owner].find((id) => text.includes(`"${id}"`));
      if (leaked !== undefined) wrong.push(`${name} tells ${caller} of the ${owner}'s ${leaked}`);
    }
  };

  const { reviewId } = fixtures;
  const { draftId } = shopFixtures;
  const isEnough = () => stopsAtFirst && wrong.length > 0;
  wrong.push(...(await checkRanks({ ask, home, owner: tokens.admin, calls, reviewId, draftId })));
  for (const group of groupCalls(calls)) {
    const owner = group[0]!.owner;
    const readOwned = () =>
      owner === "seller" ? readShopData(ask, tokens.seller) : readBuyerData(ask, tokens, fixtures);
    if (isEnough()) return wrong;
    const before = await readOwned();
    for (const call of group) {
      await makeWithoutRight(call);
      for (const caller of callers) if (caller !== owner) await makeAs(caller, call);
      if (isEnough()) return wrong;
    }
    const after = await readOwned();
    if (after !== before) {
      const names = group.map(({ name }) => name).join(" or ");
      wrong.push(`${names} by others changes what is the ${owner}'s: ${firstDifference(before, after)}`);
    }
    // the owner's own calls do change the data, so they come last
    for (const call of group) {
      await makeAs(owner, call);
      if (isEnough()) return wrong;
    }
  }
  return wrong;
}
