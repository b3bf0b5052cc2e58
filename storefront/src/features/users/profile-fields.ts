import type { ProfileChange } from "@bezak/contract/users.ts";
import type { User } from "@bezak/contract/auth.ts";
import { limits, phonePattern } from "@bezak/contract/limits.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { Language } from "../../lib/language.ts";

/** Values of the form; empty where the profile has none. */
export interface ProfileFields {
  name: string;
  /** `+998XXXXXXXXX`, shorter while it is being typed */
  phone: string;
  city: string;
  address: string;
  language: Language;
}

export type ProfileProblems = Partial<Record<keyof ProfileFields, string>>;

export function toFields({ name, phone, city, address, language }: User): ProfileFields {
  return { name, phone: phone ?? "", city: city ?? "", address: address ?? "", language };
}

/** The fields that differ from the profile, as the request contains them. */
export function toChanges(fields: ProfileFields, user: User): ProfileChange {
  const { name, phone, city, address, language } = fields;
  const next = {
    name: name.trim(),
    phone: phone || null,
    city: city || null,
    address: address.trim() || null,
    language,
  };
  const differing = Object.entries(next).filter(
    ([field, value]) => user[field as keyof typeof next] !== value,
  );
  return Object.fromEntries(differing) as ProfileChange;
}

export function profileProblems({ name, phone, address }: ProfileFields, t: Texts): ProfileProblems {
  return {
    ...(name.trim() === "" ? { name: t("profile.fieldName") } : {}),
    ...(phone === "" || phonePattern.test(phone) ? {} : { phone: t("profile.fieldPhone") }),
    ...(address.trim().length > limits.addressMax
      ? { address: t("profile.fieldAddress", { max: limits.addressMax }) }
      : {}),
  };
}
