import { limits, phonePattern } from "@bezak/contract/limits.ts";
import type { Texts } from "../../i18n/texts.ts";
import { isEmail } from "../../lib/is-email.ts";

export interface RegisterFields {
  name: string;
  email: string;
  phone: string;
  password: string;
}

export type LoginFields = Pick<RegisterFields, "email" | "password">;

type Problems = Partial<Record<keyof RegisterFields, string>>;

export function loginProblems({ email, password }: LoginFields, t: Texts): Problems {
  return {
    ...(isEmail(email) ? {} : { email: t("auth.fieldEmail") }),
    ...(password === "" ? { password: t("auth.fieldPassword") } : {}),
  };
}

export function registerProblems(fields: RegisterFields, t: Texts): Problems {
  const { name, email, phone, password } = fields;
  return {
    ...(name.trim() === "" ? { name: t("auth.fieldName") } : {}),
    ...(isEmail(email) ? {} : { email: t("auth.fieldEmail") }),
    ...(phone === "" || phonePattern.test(phone) ? {} : { phone: t("auth.fieldPhone") }),
    ...newPasswordProblems({ password }, t),
  };
}

interface NewPassword {
  password: string;
}

export function newPasswordProblems({ password }: NewPassword, t: Texts): { password?: string } {
  return password.length < limits.passwordMin
    ? { password: t("auth.fieldPasswordShort", { min: limits.passwordMin }) }
    : {};
}
