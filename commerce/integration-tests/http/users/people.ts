import type { User } from "@bezak/contract/auth.ts";
import { authCalls } from "../auth/auth-calls.ts";
import { retryWhileBusy } from "../../harness/retry-while-busy.ts";
import type { Shop } from "../../harness/shop.ts";

export type Member = Awaited<ReturnType<ReturnType<typeof peopleCalls>["join"]>>;

let count = 0;

/** Confirms the e-mail of a new account, or reverts that. */
export async function confirm(shop: Shop, customerId: string, isConfirmed = true): Promise<void> {
  const change = isConfirmed ? `- 'emailUnconfirmed'` : `|| '{"emailUnconfirmed": "none"}'`;
  await shop.db.query(`update customer set metadata = metadata ${change} where id = $1`, [customerId]);
}

/** Users with an account, and the calls of the users' API in their name. */
export function peopleCalls(shop: Shop) {
  const auth = authCalls(shop.commerce);
  return {
    auth,
    /** Creates an account with a confirmed e-mail and a unique marker in every personal field, to search for later. */
    async join(about: object = {}) {
      const mark = `mark${(count += 1)}x`;
      const { email = `${mark}@example.uz` } = about as { email?: string };
      const person = { email, name: `Ism ${mark}`, device: `Device ${mark}`, ...about };
      const { status, body } = await retryWhileBusy(() => auth.register(person));
      if (status !== 201) throw new Error(`The registration of ${email} was refused: ${status} ${body.code}`);
      await confirm(shop, body.user.id);
      const exchanged = await auth.exchange(body.token);
      return {
        mark,
        email,
        id: body.user.id,
        session: body.token,
        token: exchanged.body.customerToken ?? "",
      };
    },
    change: (token: string | undefined, body: unknown) =>
      shop.commerce.call<{ user: User; code: string; details?: { fields?: object } }>(
        "POST",
        "/customer/profile",
        { token, body },
      ),
    data: (token?: string) => shop.commerce.call<Record<string, unknown>>("GET", "/customer/data", { token }),
    end: (token: string | undefined, password: string) =>
      shop.commerce.call<{ code: string }>("POST", "/customer/account/end", { token, body: { password } }),
    /** The person as the web server sees them. */
    seen: async (session: string) => (await auth.exchange(session)).body.user,
  };
}
