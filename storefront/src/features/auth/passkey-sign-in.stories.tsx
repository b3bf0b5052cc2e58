import type { passkeyRoutes } from "@bezak/contract/passkeys.ts";
import { http } from "msw";
import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inShop, scene } from "../../harness/shop-story.tsx";
import { answer, base, failure } from "../../mocks/answers.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";

const challenge = {
  challenge: "Y2hhbGxlbmdl",
  rpId: "localhost",
  timeout: 300_000,
  userVerification: "required" as const,
};

/** What the device answers; browsers of tests have no authenticator. */
function answerOfDevice(get: (options: CredentialRequestOptions) => Promise<Credential | null>) {
  const { get: former } = navigator.credentials;
  navigator.credentials.get = (options) => get(options ?? {});
  return () => {
    navigator.credentials.get = former;
  };
}

const meta = preview.meta({
  title: "Auth/PasskeySignIn",
  component: PasskeySignIn,
  ...inShop,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", ...scene({ path: "/login", person: null }) },
  render: () => (
    <main style={{ maxWidth: "28rem", padding: "1rem var(--shop-side)" }}>
      <PasskeySignIn />
    </main>
  ),
  beforeEach(context) {
    inShop.beforeEach(context);
    context.msw.use(
      http.post(`${base}/auth/passkey-challenge`, () =>
        answer<(typeof passkeyRoutes)["passkeyChallenge"]>({ success: true, data: challenge }),
      ),
    );
  },
});

/** Nothing has failed before somebody presses the button. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Войти с ключом доступа" })).toBeEnabled();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

/** The device, or its owner, gave no passkey. */
export const Unused = meta.story({
  beforeEach: () =>
    answerOfDevice(() => Promise.reject(new DOMException("The operation was cancelled.", "NotAllowedError"))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Войти с ключом доступа" }));
    await expect(await canvas.findByText(/Ключ доступа не использован/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Войти с ключом доступа" })).toBeEnabled());
  },
});

export const TooManyRequests = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post(`${base}/auth/passkey-challenge`, () =>
        failure("too_many_requests", "Слишком много попыток. Подождите немного"),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Войти с ключом доступа" }));
    await expect(await canvas.findByText(/Слишком много попыток/)).toBeVisible();
  },
});

export const OnAPhoneInUzbekDark = meta.story({
  globals: { viewport: { value: "w320" }, language: "uz", theme: "dark" },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Kirish kaliti bilan kirish" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
