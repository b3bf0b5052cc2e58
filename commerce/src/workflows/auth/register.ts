import type { Language } from "@bezak/contract/languages.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { createCustomerAccountWorkflow } from "@medusajs/medusa/core-flows";
import { queueMail } from "../../mail/queue-mail.ts";
import { SHOP_SESSION_MODULE } from "../../modules/session/index.ts";
import type { SessionOwner, ShopSessionModuleService } from "../../modules/session/service.ts";
import { hashSessionToken, newSessionToken } from "../../modules/session/session-token.ts";
import { hashPassword } from "../../password-hash.ts";
import { refuseWeakPassword } from "../../password-rules.ts";
import { ShopError } from "../../shop-error.ts";
import { newCodeMark } from "../../unconfirmed-email.ts";
import { removeAbandoned } from "./abandoned-registration.ts";
import { newDeviceMark } from "./device-mark.ts";
import type { NewSession } from "./open-session.ts";
import { readPerson, type PersonMetadata } from "./person.ts";
import { answerableUntil, refuseLate } from "./refuse-late.ts";
import { countRegistration, uncountIfOverloaded } from "./sign-in-limits.ts";

export interface Registration {
  name: string;
  email: string;
  password: string;
  phone?: string;
  language?: Language;
  city?: string;
  address?: string;
  device?: string;
  /** network address */
  client?: string;
  /** of the browser's present session, which is ended */
  formerToken?: string;
}

/** Input of the workflow, which never contains the password: the engine stores it. */
type CheckedRegistration = Omit<Registration, "password" | "client" | "formerToken"> & {
  hash: string;
  tokenHash: string;
  /** of the code that confirms the e-mail */
  mark: string;
  deadline: number;
};

/** The web server gives up after ten seconds and answers 503. */
const LONGEST_MS = 8000;

const taken = () => new ShopError(409, "email_taken", "An account with this e-mail exists");

/** Whoever inserts this row has the e-mail: the database admits it once. There is no password yet. */
const claimEmailStep = createStep(
  "claim-email",
  async ({ email }: { email: string }, { container }) => {
    const auth = container.resolve(Modules.AUTH);
    const named = { provider: "emailpass", entity_id: email };
    try {
      const identity = await auth.createAuthIdentities({ provider_identities: [named] });
      return new StepResponse(identity.id, identity.id);
    } catch (error) {
      const [owner] = await auth.listProviderIdentities(named);
      throw owner ? taken() : error;
    }
  },
  async (identityId, { container }) => {
    if (identityId) await container.resolve(Modules.AUTH).deleteAuthIdentities([identityId]);
  },
);

/** After the account, so that nobody can sign in to half of one. Its compensation removes the identity. */
const setPasswordStep = createStep(
  "set-first-password",
  async ({ identityId, hash }: { identityId: string; hash: string }, { container }) => {
    const auth = container.resolve(Modules.AUTH);
    const [provider] = await auth.listProviderIdentities({ auth_identity_id: identityId });
    if (!provider) throw new Error("the claimed e-mail has no provider identity any more");
    await auth.updateProviderIdentities([{ id: provider.id, provider_metadata: { password: hash } }]);
    return new StepResponse(undefined);
  },
);

/** If the caller has been answered that the shop is overloaded, no account may remain: the e-mail would be taken. */
const refuseLateStep = createStep("refuse-late-registration", async ({ deadline }: { deadline: number }) => {
  refuseLate(deadline);
  return new StepResponse(undefined);
});

const openFirstSessionStep = createStep(
  "open-first-session",
  async (input: { tokenHash: string; owner: SessionOwner; device?: string }, { container }) => {
    const sessions = container.resolve<ShopSessionModuleService>(SHOP_SESSION_MODULE);
    const { id } = await sessions.open(input.tokenHash, input.owner, input.device ?? null);
    return new StepResponse(undefined, id);
  },
  async (id, { container }) => {
    if (id) await container.resolve<ShopSessionModuleService>(SHOP_SESSION_MODULE).deleteShopSessions([id]);
  },
);

const queueWelcomeStep = createStep(
  "queue-welcome",
  async (input: { customerId: string; email: string; language?: string; mark: string }, { container }) => {
    const { customerId, email, language, mark } = input;
    const key = `welcome:${customerId}`;
    await queueMail(container, { key, to: email, language, template: "welcome", data: { mark } });
    return new StepResponse(undefined);
  },
);

const registerWorkflow = createWorkflow("register", (input: CheckedRegistration) => {
  const authIdentityId = claimEmailStep({ email: input.email });
  const customerData = transform({ input }, ({ input: { name, email, phone, ...rest } }) => {
    const metadata: PersonMetadata = {
      language: rest.language,
      city: rest.city,
      address: rest.address,
      emailUnconfirmed: rest.mark,
    };
    return { first_name: name, email, phone, metadata: { ...metadata } };
  });
  const customer = createCustomerAccountWorkflow.runAsStep({ input: { authIdentityId, customerData } });
  setPasswordStep({ identityId: authIdentityId, hash: input.hash });
  const owner = transform({ authIdentityId, customer }, ({ authIdentityId, customer }) => {
    return { auth_identity_id: authIdentityId, customer_id: customer.id, user_id: null };
  });
  openFirstSessionStep({ tokenHash: input.tokenHash, owner, device: input.device });
  refuseLateStep({ deadline: input.deadline });
  // Last: an account that is undone gets no welcome mail.
  queueWelcomeStep({
    customerId: customer.id,
    email: input.email,
    language: input.language,
    mark: input.mark,
  });
  return new WorkflowResponse(owner);
});

async function openAccount(
  container: MedusaContainer,
  { password, formerToken, client: _, ...rest }: Registration,
): Promise<NewSession> {
  const deadline = Math.min(Date.now() + LONGEST_MS, answerableUntil());
  const { email } = rest;
  const auth = container.resolve(Modules.AUTH);
  const [administrator] = await container.resolve(Modules.USER).listUsers({ email: [email] });
  if (administrator) throw taken();
  await removeAbandoned(container, email);
  // A hash is expensive, so not for a taken e-mail; and before anything is written.
  const [owner] = await auth.listProviderIdentities({ provider: "emailpass", entity_id: email }, { take: 1 });
  if (owner) throw taken();
  const hash = await hashPassword(password);
  const token = newSessionToken();
  const { mark } = newCodeMark();
  const input = { ...rest, hash, tokenHash: hashSessionToken(token), mark, deadline };
  const { result } = await registerWorkflow(container).run({ input });
  const user = await readPerson(container, result);
  if (!user) throw new Error("the account was not found after it was created");
  if (formerToken !== undefined)
    await container.resolve<ShopSessionModuleService>(SHOP_SESSION_MODULE).revoke(formerToken);
  return { token, user, deviceMark: newDeviceMark({ identityId: result.auth_identity_id, hash }) };
}

/**
 * Opens a buyer's account and signs in. After a 503 there is no account.
 * @throws ShopError 400 `invalid_input` for a weak password, 409 `email_taken`, also for an administrator's address, 429 `too_many_requests`, 503 `overloaded`
 */
export async function register(container: MedusaContainer, input: Registration): Promise<NewSession> {
  const email = input.email.toLowerCase();
  refuseWeakPassword(input.password, { email, name: input.name, phone: input.phone });
  const counted = await countRegistration(container, { account: email, client: input.client });
  return uncountIfOverloaded(container, counted, () => openAccount(container, { ...input, email }));
}
