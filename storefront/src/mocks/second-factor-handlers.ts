import { secondFactorExamples } from "@bezak/contract/examples/second-factor.ts";
import { passkeyExamples } from "@bezak/contract/examples/passkeys.ts";
import * as passkeyRoutes from "@bezak/contract/routes/passkeys.ts";
import * as routes from "@bezak/contract/routes/second-factor.ts";
import { HttpResponse } from "msw";
import { failure } from "./answers.ts";
import { mock } from "./mock.ts";

const { setUpSecondFactor, renewRecoveryCodes, switchOffSecondFactor } = secondFactorExamples;

const answerConfirmed =
  (example: { answer?: unknown }) =>
  ({ request }: { request: Request }) =>
    request.headers.has("x-confirmation")
      ? HttpResponse.json(example.answer as object)
      : failure("confirmation_required", "Подтвердите действие паролем от аккаунта");

/** Changes of the second factor and of passkeys that need the password; nobody has a passkey yet. */
export const secondFactorHandlers = [
  mock(passkeyRoutes.passkeys, () => HttpResponse.json({ success: true, data: [] })),
  mock(passkeyRoutes.preparePasskey, answerConfirmed(passkeyExamples.preparePasskey)),
  mock(passkeyRoutes.removePasskey, answerConfirmed(passkeyExamples.removePasskey)),
  mock(routes.setUpSecondFactor, answerConfirmed(setUpSecondFactor)),
  mock(routes.renewRecoveryCodes, answerConfirmed(renewRecoveryCodes)),
  mock(routes.switchOffSecondFactor, answerConfirmed(switchOffSecondFactor)),
];
