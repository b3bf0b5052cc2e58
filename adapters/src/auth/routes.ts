import type { authRoutes } from "@bezak/contract/auth.ts";
import type { Language } from "@bezak/contract/languages.ts";
import type { Handlers } from "../call.ts";
import { errorTexts } from "@bezak/contract/error-texts.ts";
import { ApiError } from "../errors.ts";
import type { Commerce } from "../commerce.ts";
import type { Sessions } from "../session.ts";
import { authGateway } from "./gateway.ts";
import { authMessages } from "./messages.ts";

/** Narrows the type only: routes that require a session are not reached without a token. */
function shown(token: string | undefined): string {
  if (token === undefined) throw new ApiError("unauthorized");
  return token;
}

function besideItsField(error: unknown, language: Language, field = "currentPassword"): unknown {
  if (!(error instanceof ApiError) || error.code !== "wrong_password") return error;
  const fields = { [field]: errorTexts.wrong_password[language] };
  return new ApiError("wrong_password", { fields, cause: error });
}

export function authHandlers(commerce: Commerce, sessions: Sessions): Handlers<typeof authRoutes> {
  const gateway = authGateway(commerce);
  return {
    async register({ body, token, language, device, client, keepDeviceMark, requestId }) {
      const account = { ...body, language: body.language ?? language, device, client, formerToken: token };
      const { deviceMark, ...opened } = await gateway.register(account, requestId);
      if (token) sessions.forget(token);
      keepDeviceMark(deviceMark);
      return { success: true, ...opened, message: authMessages.registered[language] };
    },
    async login({ body, token, language, device, client, deviceMark, keepDeviceMark, requestId }) {
      const from = { device, client, deviceMark, formerToken: token };
      const { deviceMark: next, ...opened } = await gateway.login({ ...body, ...from }, requestId);
      if (token) sessions.forget(token);
      keepDeviceMark(next);
      return { success: true, ...opened, message: authMessages.signedIn[language] };
    },
    async logout({ token, requestId }) {
      if (token) {
        sessions.forget(token);
        await gateway.logout(token, requestId);
        sessions.forget(token);
      }
      return { success: true, data: null };
    },
    async me({ session }) {
      return { success: true, user: session.user, ...(session.view && { view: session.view }) };
    },
    async forgotPassword({ body, client, language, requestId }) {
      await gateway.forgot({ ...body, client }, requestId);
      return { success: true, data: null, message: authMessages.resetMailed[language] };
    },
    async resetPassword({ body, client, keepDeviceMark, language, requestId }) {
      const { deviceMark } = await gateway.reset({ ...body, client }, requestId);
      keepDeviceMark(deviceMark);
      return { success: true, data: null, message: authMessages.passwordChanged[language] };
    },
    async changePassword({ body, token, keepDeviceMark, language, requestId }) {
      try {
        const { deviceMark, ...data } = await gateway.change({ ...body, token: shown(token) }, requestId);
        sessions.forget(shown(token));
        keepDeviceMark(deviceMark);
        return { success: true, data, message: authMessages.passwordChanged[language] };
      } catch (error) {
        throw besideItsField(error, language);
      }
    },
    async confirmPassword({ body, token, language, requestId }) {
      try {
        const data = await gateway.confirm({ ...body, token: shown(token) }, requestId);
        return { success: true, data };
      } catch (error) {
        throw besideItsField(error, language, "password");
      }
    },
    async askEmailChange({ body, token, proof, client, language, requestId }) {
      const data = await gateway.askEmail({ ...body, token: shown(token), proof, client }, requestId);
      return { success: true, data, message: authMessages.emailCodeMailed[language] };
    },
    async changeEmail({ body, token, client, language, requestId }) {
      const data = await gateway.changeEmail({ ...body, token: shown(token), client }, requestId);
      sessions.forget(shown(token));
      return { success: true, data, message: authMessages.emailChanged[language] };
    },
    async askEmailConfirmation({ token, language, requestId }) {
      const data = await gateway.askConfirmation({ token: shown(token) }, requestId);
      const message = data.expiresAt === null ? authMessages.emailConfirmed : authMessages.confirmationMailed;
      return { success: true, data, message: message[language] };
    },
    async confirmEmail({ body, token, client, language, requestId }) {
      await gateway.confirmEmail({ ...body, token: shown(token), client }, requestId);
      sessions.forget(shown(token));
      return { success: true, data: null, message: authMessages.emailConfirmed[language] };
    },
    async sessions({ token, requestId }) {
      return { success: true, data: (await gateway.sessions({ token: shown(token) }, requestId)).sessions };
    },
    async sessionEnd({ token, requestId }) {
      return { success: true, data: await gateway.sessionEnd({ token: shown(token) }, requestId) };
    },
    async endOtherSessions({ token, proof, language, requestId }) {
      const { ended } = await gateway.end({ token: shown(token), proof }, requestId);
      return { success: true, data: { ended }, message: authMessages.othersEnded[language] };
    },
    async endSession({ params, token, proof, language, requestId }) {
      await gateway.end({ token: shown(token), proof, id: params.id }, requestId);
      // the ended session may be the caller's own
      sessions.forget(shown(token));
      return { success: true, data: null, message: authMessages.sessionEnded[language] };
    },
    async endAccountSessions({ params, session, language, requestId }) {
      const { ended } = await gateway.endAllOf(params.id, { session, requestId });
      return { success: true, data: { ended }, message: authMessages.accountSessionsEnded[language] };
    },
  };
}
