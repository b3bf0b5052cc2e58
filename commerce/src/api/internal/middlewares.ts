import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import {
  AskEmailBody,
  ChangeEmailBody,
  ConfirmBody,
  ConfirmEmailBody,
  EndSessionBody,
  ForgotBody,
  LoginBody,
  PasskeyChallengeBody,
  PasskeyLoginBody,
  PasswordBody,
  RegisterBody,
  ResetBody,
  SessionBody,
  TokenBody,
} from "./auth/validators.ts";
import { auditEndOfView, auditOwnAccount } from "../audit-administrators.ts";

const bodies = {
  register: RegisterBody,
  login: LoginBody,
  "passkey-challenge": PasskeyChallengeBody,
  "passkey-login": PasskeyLoginBody,
  logout: TokenBody,
  session: SessionBody,
  sessions: TokenBody,
  "session-end": TokenBody,
  "forgot-password": ForgotBody,
  "reset-password": ResetBody,
} as const;

/** Change something of the caller's own account. */
const ownAccount = {
  "end-session": EndSessionBody,
  "change-password": PasswordBody,
  "confirm-password": ConfirmBody,
  "ask-email-change": AskEmailBody,
  "change-email": ChangeEmailBody,
  "ask-email-confirmation": TokenBody,
  "confirm-email": ConfirmEmailBody,
} as const;

const post = (call: string, middlewares: MiddlewareRoute["middlewares"]): MiddlewareRoute => ({
  matcher: `/internal/auth/${call}`,
  methods: ["POST"],
  middlewares,
});

export const internalMiddlewares: MiddlewareRoute[] = [
  post("logout", [auditEndOfView]),
  ...Object.entries(bodies).map(([call, body]) => post(call, [validateAndTransformBody(body)])),
  ...Object.entries(ownAccount).map(([call, body]) =>
    post(call, [auditOwnAccount, validateAndTransformBody(body)]),
  ),
];
