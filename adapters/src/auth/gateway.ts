import type { Login, Register, User } from "@bezak/contract/auth.ts";
import type { Commerce } from "../medusa.ts";

/** The client a session is opened on, for its owner to recognise. */
interface OnDevice {
  device?: string;
}

interface Opened {
  token: string;
  user: User;
}

/** Sessions of commerce. */
export function authGateway(commerce: Commerce) {
  return {
    register: (body: Register & OnDevice, requestId: string) =>
      commerce.post<Opened>("/internal/auth/register", { body, requestId }),
    login: (body: Login & OnDevice, requestId: string) =>
      commerce.post<Opened>("/internal/auth/login", { body, requestId }),
    logout: (token: string, requestId: string) =>
      commerce.post<unknown>("/internal/auth/logout", { body: { token }, requestId }),
  };
}
