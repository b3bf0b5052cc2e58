import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { SHOP_SESSION_MODULE } from "../../modules/session/index.ts";
import type { SessionOwner, ShopSessionModuleService } from "../../modules/session/service.ts";
import { hashSessionToken, newSessionToken } from "../../modules/session/session-token.ts";
import { wastePasswordCheck } from "../../password-hash.ts";
import { ShopError } from "../../shop-error.ts";
import { readPerson, type Person } from "./person.ts";

export interface SignedIn {
  token: string;
  user: Person;
}

const refused = () => new ShopError(401, "invalid_credentials", "Wrong e-mail or password");

async function checkPassword(
  container: MedusaContainer,
  { email, password }: { email: string; password: string },
): Promise<SessionOwner> {
  const auth = container.resolve(Modules.AUTH);
  const [known] = await auth.listProviderIdentities({ provider: "emailpass", entity_id: email });
  if (!known) await wastePasswordCheck(password);
  const { authIdentity } = await auth.authenticate("emailpass", { body: { email, password } });
  if (!authIdentity) throw refused();
  const { customer_id = null, user_id = null } = (authIdentity.app_metadata ?? {}) as Partial<SessionOwner>;
  return { auth_identity_id: authIdentity.id, customer_id, user_id };
}

/**
 * Opens a session for whoever knows the password. A wrong password, an unknown address, a blocked account and an
 * unfinished registration all look and last the same.
 * @throws ShopError 401 `invalid_credentials`
 */
export async function logIn(
  container: MedusaContainer,
  input: { email: string; password: string; device?: string },
): Promise<SignedIn> {
  const owner = await checkPassword(container, { ...input, email: input.email.toLowerCase() });
  const user = await readPerson(container, owner);
  if (!user) throw refused();
  const token = newSessionToken();
  const sessions = container.resolve<ShopSessionModuleService>(SHOP_SESSION_MODULE);
  await sessions.open(hashSessionToken(token), owner, input.device ?? null);
  return { token, user };
}
