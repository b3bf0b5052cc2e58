import { secondFactorExamples } from "@bezak/contract/examples/second-factor.ts";
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

/** Changes of the second factor that need the password. */
export const secondFactorHandlers = [
  mock(routes.setUpSecondFactor, answerConfirmed(setUpSecondFactor)),
  mock(routes.renewRecoveryCodes, answerConfirmed(renewRecoveryCodes)),
  mock(routes.switchOffSecondFactor, answerConfirmed(switchOffSecondFactor)),
];
