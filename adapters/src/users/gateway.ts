import type { User } from "@bezak/contract/auth.ts";
import type { ProfileChange } from "@bezak/contract/users.ts";
import { asBuyer, type Buyer } from "../buyer.ts";
import { ApiError } from "../errors.ts";
import type { FileAnswer } from "../file-answer.ts";
import type { Commerce } from "../medusa.ts";
import type { Session } from "../session.ts";

/** Until a file begins to come, and then until more of it does. */
const FILE_MS = 30_000;

/** Administrators have a profile too. */
function ownToken({ customerToken, adminToken }: Session): string {
  const token = customerToken ?? adminToken;
  if (token === null) throw new ApiError("forbidden");
  return token;
}

/** The account of the caller; the shapes are commerce's, which names things as the contract does. */
export function usersGateway(commerce: Commerce) {
  return {
    change: async (body: ProfileChange, { session, requestId }: Buyer): Promise<User> => {
      const call = { body, token: ownToken(session), requestId };
      return (await commerce.post<{ user: User }>("/customer/profile", call)).user;
    },

    data: (buyer: Buyer): Promise<FileAnswer> =>
      commerce.file("GET", "/customer/data", { timeoutMs: FILE_MS, ...asBuyer(buyer) }),

    async end(body: { password: string }, buyer: Buyer): Promise<void> {
      await commerce.post("/customer/account/end", { body, ...asBuyer(buyer) });
    },
  };
}
