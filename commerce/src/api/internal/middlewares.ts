import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import {
  AskEmailBody,
  ChangeEmailBody,
  ConfirmBody,
  ConfirmEmailBody,
  EndSessionBody,
  ForgotBody,
  LoginBody,
  PasswordBody,
  RegisterBody,
  ResetBody,
  SessionBody,
  TokenBody,
} from "./auth/validators.ts";

const bodies = {
  register: RegisterBody,
  login: LoginBody,
  logout: TokenBody,
  session: SessionBody,
  sessions: TokenBody,
  "end-session": EndSessionBody,
  "forgot-password": ForgotBody,
  "reset-password": ResetBody,
  "change-password": PasswordBody,
  "confirm-password": ConfirmBody,
  "ask-email-change": AskEmailBody,
  "change-email": ChangeEmailBody,
  "ask-email-confirmation": TokenBody,
  "confirm-email": ConfirmEmailBody,
} as const;

export const internalMiddlewares: MiddlewareRoute[] = Object.entries(bodies).map(([call, body]) => ({
  matcher: `/internal/auth/${call}`,
  methods: ["POST"],
  middlewares: [validateAndTransformBody(body)],
}));
