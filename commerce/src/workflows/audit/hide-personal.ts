import { maskLogText } from "@bezak/contract/mask-log-text.ts";

/** Names of fields whose values never enter the audit log, written without case, hyphens and underscores. */
const PERSONAL = new Set([
  "email",
  "phone",
  "firstname",
  "lastname",
  "fullname",
  "contactname",
  "contactperson",
  "authorname",
  "recipient",
  "holder",
  "birthdate",
  "birthday",
  "passport",
  "address",
  "comment",
  "postalcode",
  "account",
  "payoutaccount",
  "refundaccount",
  "accountnumber",
  "avatar",
  "avatarurl",
  "device",
  "query",
  "passkey",
  "client",
]);

/** Secrets of requests by administrators; cards and codes of gateways are masked by `redact`. */
const SECRET = /password|token|secret|proof|^code$|devicemark/;

export const HIDDEN = "***";

const LONGEST = 2_000;

/** `isPublic`: the marketplace's own contacts, which are on its pages. */
export interface HideOptions {
  isPublic?: boolean;
  /** `name` is a person's here, and elsewhere that of a shop or a product */
  nameIsPersonal?: boolean;
  /** `text` is about a person here, such as a note about an order */
  textIsPersonal?: boolean;
  /** `q` is a search for people here */
  searchIsPersonal?: boolean;
}

/** A copy whose personal and secret fields are `***`; texts are shortened, and e-mails and phone numbers in them masked. */
export function hidePersonal(value: unknown, options: HideOptions = {}): unknown {
  if (typeof value === "string") {
    const text = options.isPublic ? value : maskLogText(value);
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  }
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item) => hidePersonal(item, options));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      item !== null && isHidden(name, options) ? HIDDEN : hidePersonal(item, options),
    ]),
  );
}

function isHidden(name: string, options: HideOptions): boolean {
  const { isPublic = false, nameIsPersonal = false } = options;
  const { textIsPersonal = false, searchIsPersonal = false } = options;
  const plain = name.toLowerCase().replaceAll(/[-_]/g, "");
  if (SECRET.test(plain)) return true;
  if (isPublic) return false;
  if (searchIsPersonal && plain === "q") return true;
  return PERSONAL.has(plain) || (nameIsPersonal && plain === "name") || (textIsPersonal && plain === "text");
}
