import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { Login } from "@bezak/contract/auth.ts";
import { http } from "msw";
import { expect, test } from "vitest";
import { openPart, t } from "../../../test/shop-page.tsx";
import { serveShop } from "../../../test/shop-server.ts";
import { answer, base, failure } from "../../mocks/answers.ts";
import { buyer, token } from "../../mocks/people-handlers.ts";
import { LoginForm } from "./login-form.tsx";

const server = serveShop();

const field = (id: string) => document.getElementById(id) as HTMLInputElement | null;
const type = (id: string, value: string) => {
  const input = field(id);
  if (!input) throw new Error(`There is no field ${id}`);
  fireEvent.change(input, { target: { value } });
};
const submit = () => fireEvent.click(screen.getByRole("button", { name: t("auth.login") }));

test("asks for a code once the account turns out to need one, and sends it with the password", async () => {
  const sent: Login[] = [];
  server.use(
    http.post(`${base}/auth/login`, async ({ request }) => {
      const body = (await request.json()) as Login;
      sent.push(body);
      if (!body.code) return failure("second_factor_required", "Введите код");
      if (body.code !== "123456") return failure("second_factor_invalid", "Код не подошёл");
      return answer({ success: true, token, user: buyer, message: "Успешный вход" });
    }),
  );
  const { session } = await openPart(<LoginForm />, "/login");
  type("login-email", "buyer@bezak.uz");
  type("login-password", "long-enough");
  expect(field("login-code")).toBeNull();
  submit();
  await waitFor(() => expect(field("login-code")).not.toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(field("login-code")));
  expect(field("login-code-error")?.textContent).toBe("Введите код");
  type("login-code", "654321");
  submit();
  await waitFor(() => expect(field("login-code-error")?.textContent).toBe("Код не подошёл"));
  expect(screen.queryByRole("alert")).toBeNull();
  type("login-code", " 123456 ");
  submit();
  await waitFor(() => expect(session.state.get().user?.id).toBe(buyer.id));
  expect(sent.map(({ code }) => code)).toEqual([undefined, "654321", "123456"]);
});
