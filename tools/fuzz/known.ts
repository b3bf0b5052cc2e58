import { createApiClient, signIn, confirmPassword, type Ask } from "../access/ask.ts";
import { signInEveryone as everyRole } from "../access/people.ts";
import { accessRequests } from "../access/requests.ts";
import { shopRequests } from "../access/shop-requests.ts";
import { createShopFixtures } from "../access/shop-fixtures.ts";
import { createBuyerFixtures } from "../access/buyer-fixtures.ts";
import { withExamples } from "../access/with-examples.ts";
import type { Known } from "./requests.ts";
import { requestResetToken } from "./reset-token.ts";

interface Listed {
  data: { id: string; slug?: string }[];
}

/** Existing ids of the demo shop, tokens of every role, and a valid request for each call. */
export async function readKnown(home: string): Promise<Known> {
  const ask = createApiClient(`${home}/api/v1`);
  const list = async (path: string) => ((await (await ask("GET", path)).json()) as Listed).data;
  const listed = [
    ...(await list("/products?limit=10")),
    ...(await list("/categories")).slice(0, 5),
    ...(await list("/sellers?limit=3")),
  ];
  const everybody = await everyRole(ask);
  const fixtures = await createBuyerFixtures(ask, everybody);
  const shopFixtures = await createShopFixtures(ask, home, everybody);
  const password = "correct horse";
  const spareTokens: Record<string, string[]> = {};
  // one after another: the shop limits simultaneous sign-ins from one address
  for (const name of endings) spareTokens[name] = (await newcomer(ask, password)).tokens;
  const { email } = await newcomer(ask, password);
  const forgetful = await newcomer(ask, password);
  const proofs = new Map<string, string>();
  for (const token of [...Object.values(everybody), ...Object.values(spareTokens).flat()]) {
    const proof = await confirmPassword(`${home}/api/v1`, token);
    if (proof) proofs.set(token, proof);
  }
  return {
    ids: listed.flatMap(({ id, slug }) => (slug ? [id, slug] : [id])),
    tokens: Object.values(everybody),
    proofs,
    people: everybody,
    callers: everybody,
    spareTokens: { ...spareTokens, acceptInvitation: [shopFixtures.invitedToken] },
    examples: {
      ...withExamples({ ...accessRequests(fixtures), ...shopRequests(shopFixtures) }),
      login: { body: { email, password } },
      changePassword: { body: { currentPassword: password, password: "another horse" } },
      confirmPassword: { body: { password } },
      endSession: { ids: [await otherSession(ask, spareTokens.endSession)] },
      resetPassword: {
        body: { token: await requestResetToken(home, ask, forgetful.email), password: "another horse" },
      },
      closeAccount: { body: { password } },
    },
  };
}

/** Calls that may end the token's session: each gets an account of its own. */
const endings = [
  "login",
  "register",
  "logout",
  "endSession",
  "endOtherSessions",
  "changePassword",
  "closeAccount",
] as const;

/** A new account, signed in twice. */
async function newcomer(ask: Ask, password: string) {
  const email = `fuzz-${crypto.randomUUID()}@example.uz`;
  const first = await signIn(ask, "register", { name: "Fuzz", email, password });
  return { email, tokens: [first, await signIn(ask, "login", { email, password })] };
}

async function otherSession(ask: Ask, [token = ""]: string[] = []): Promise<string> {
  const answer = await ask("GET", "/auth/sessions", token);
  const { data } = (await answer.json()) as { data: { id: string; current: boolean }[] };
  return data.find(({ current }) => !current)?.id ?? "none";
}
