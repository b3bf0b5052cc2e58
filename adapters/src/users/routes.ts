import type { usersRoutes } from "@bezak/contract/users.ts";
import type { Handlers } from "../call.ts";

export const usersHandlers: Handlers<typeof usersRoutes> = {
  async profile({ session }) {
    return { success: true, data: session.user };
  },
};
