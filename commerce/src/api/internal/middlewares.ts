import { validateAndTransformBody, type MiddlewareRoute } from "@medusajs/framework/http";
import {
  EndSessionBody,
  ForgotBody,
  LoginBody,
  PasswordBody,
  RegisterBody,
  ResetBody,
  TokenBody,
} from "./auth/validators.ts";

const bodies = {
  register: RegisterBody,
  login: LoginBody,
  logout: TokenBody,
  session: TokenBody,
  sessions: TokenBody,
  "end-session": EndSessionBody,
  "forgot-password": ForgotBody,
  "reset-password": ResetBody,
  "change-password": PasswordBody,
} as const;

export const internalMiddlewares: MiddlewareRoute[] = Object.entries(bodies).map(([call, body]) => ({
  matcher: `/internal/auth/${call}`,
  methods: ["POST"],
  middlewares: [validateAndTransformBody(body)],
}));
