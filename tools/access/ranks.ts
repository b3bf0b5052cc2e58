import type { AccessRow } from "@bezak/contract/access-rows.ts";
import { accessTable } from "@bezak/contract/access-table.ts";
import { adminRanks, type AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { AdminTeam } from "@bezak/contract/admin-team.ts";
import { fetchData, readFailure, signIn, type Ask } from "./ask.ts";
import type { Call } from "./groups.ts";
import { checkModerationRanks } from "./moderation-ranks.ts";
import { tokenInMail } from "./token-in-mail.ts";

interface RankCheck {
  ask: Ask;
  /** address of the shop */
  home: string;
  /** token of an owner */
  owner: string;
  calls: readonly Call[];
  /** a review that waits */
  reviewId: string;
  /** a product that no buyer sees */
  draftId: string;
}

interface Colleague {
  id: string;
  token: string;
}

/** One administrator, who has come by an invitation. @throws UnexpectedRefusal */
async function inviteColleague({ ask, home, owner }: RankCheck): Promise<Colleague> {
  const email = `access-${crypto.randomUUID()}@example.uz`;
  const password = "correct horse battery";
  await fetchData(ask, "POST", "/admin/team/invitations", owner, { email, rank: "content" });
  const token = await tokenInMail(home, email, "/admin-invitation#token=");
  await fetchData(ask, "POST", "/admin-invitations/join", undefined, { token, name: "Азиза", password });
  const { administrators } = await fetchData<AdminTeam>(ask, "GET", "/admin/team", owner);
  const { id } = administrators.find((one) => one.email === email)!;
  return { id, token: await signIn(ask, "login", { email, password }) };
}

async function checkRank(
  { ask, calls }: RankCheck,
  rank: AdminRank,
  { token }: Colleague,
): Promise<string[]> {
  const refused = calls.filter(({ name }) => {
    const { ranks }: AccessRow = accessTable[name];
    return ranks && !ranks.includes(rank);
  });
  const answers = refused.map(async ({ name, route: { method, path }, request: { body = {}, query } }) => {
    const address = path.replaceAll(/\{\w+\}/g, "x_none") + (query ? `?${query}` : "");
    const answer = await ask(method, address, token, method === "GET" ? undefined : body);
    // a call that succeeds may answer a file
    const { code } = readFailure(answer, await answer.text());
    return code === "rank_required" ? [] : [`${name} by ${rank}: ${answer.status} ${code ?? ""}`];
  });
  return (await Promise.all(answers)).flat();
}

/**
 * Makes every administrators' call as each rank that may not: one administrator gets one rank after another, so each change
 * must apply at once. Those who may are checked by commerce's own tests (users/ranks.spec.ts).
 * @throws UnexpectedRefusal when nobody can be invited
 */
export async function checkRanks(check: RankCheck): Promise<string[]> {
  const colleague = await inviteColleague(check);
  const wrong: string[] = [];
  const setRank = (adminRank: AdminRank) =>
    fetchData(check.ask, "PUT", `/admin/users/${colleague.id}`, check.owner, { adminRank });
  for (const rank of adminRanks.filter((one) => one !== "owner")) {
    await setRank(rank);
    wrong.push(...(await checkRank(check, rank, colleague)));
  }
  return [...wrong, ...(await checkModerationRanks({ ...check, colleague: colleague.token, setRank }))];
}
