import { readFileSync } from "node:fs";
import { ShopError } from "./shop-error.ts";

export interface PasswordOwner {
  email: string;
  name?: string;
  /** compared in its usual forms: with country code, without it, without the operator */
  phone?: string | null;
  /** names of the shops that the owner is a member of */
  shops?: readonly string[];
}

type Weakness = "too_common" | "too_personal";

/** Names of this shop (docs/security.md), which attackers try first. */
const shopNames = ["bezak", "безак"];

/** Minimum number of characters besides names of the shop and the owner. */
const ownLetters = 5;

const signs = /[^\p{L}\p{N}]+/gu;

const common = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("# ")),
);

const russianKeys = "йцукенгшщзхъфывапролджэячсмитьбю";
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";

/** Converts letters to the Latin layout of the same keys: `йцукенгш` is `qwertyui`. */
const onLatinKeys = (text: string) =>
  text.replace(/[а-яё]/g, (letter) => latinKeys[russianKeys.indexOf(letter)] ?? letter);

function isCommon(plain: string): boolean {
  return common.has(plain) || common.has(onLatinKeys(plain)) || new Set(plain).size <= 2;
}

function getKnownTexts({ email, name = "", phone, shops = [] }: PasswordOwner): string[] {
  const [local = ""] = email.split("@");
  const digits = phone?.replace(/\D/g, "") ?? "";
  const spoken = [email, name, ...shops].join(" ").normalize("NFC").split(signs);
  return [...shopNames, local, digits, digits.slice(-9), digits.slice(-7), ...spoken]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);
}

function isPersonal(plain: string, owner: PasswordOwner): boolean {
  const words = getKnownTexts(owner);
  // Also checked without separators: a number with spaces is the same number.
  return [plain, plain.replace(signs, "")].some((text) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ""), text);
    return rest !== text && [...rest.replace(signs, "")].length < ownLetters;
  });
}

/** Returns why a password is easy to guess; undefined for an acceptable one. Ignores case. */
export function findWeakness(password: string, owner: PasswordOwner): Weakness | undefined {
  const plain = password.normalize("NFC").toLowerCase();
  if (isCommon(plain)) return "too_common";
  return isPersonal(plain, owner) ? "too_personal" : undefined;
}

/** @throws ShopError 400 `invalid_input` that names the field `password` */
export function refuseWeakPassword(password: string, owner: PasswordOwner): void {
  const weakness = findWeakness(password, owner);
  if (!weakness) return;
  const details = { fields: { password: weakness } };
  throw new ShopError(400, "invalid_input", "The password would be guessed soon", details);
}
