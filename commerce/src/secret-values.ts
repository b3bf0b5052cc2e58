export type SecretName = "COMMERCE_SECRET" | "JWT_SECRET";

/** Signs of a secret in production; 32 random letters and digits are more than 128 bits. */
const LEAST_SIGNS = 32;

const getValues = (name: SecretName) =>
  (process.env[name] ?? "").split(",").flatMap((value) => value.trim() || []);

/** What is wrong with a secret, as a sentence for whoever starts the shop. It tells nothing of its value. */
export function secretFault(name: SecretName): string | undefined {
  const values = getValues(name);
  const cure = `Give it a random text of at least ${LEAST_SIGNS} letters and digits, as "openssl rand -hex 32" makes.`;
  if (values.length === 0) return `${name} is not set. ${cure}`;
  // a former value opens as much as the present one
  const isShort = values.some(({ length }) => length < LEAST_SIGNS);
  if (isShort && process.env.NODE_ENV === "production") return `${name} is too short for production. ${cure}`;
  return undefined;
}

/**
 * The values of a secret: the present one first, which makes whatever is made; after a comma those that it replaces, which
 * are taken as well. `COMMERCE_SECRET=new,old` lets processes with either meet while they are started anew one by one.
 * @throws Error when there is none, or in production one that can be guessed
 */
export function secretValues(name: SecretName): [string, ...string[]] {
  const fault = secretFault(name);
  const [present, ...former] = getValues(name);
  if (fault !== undefined || present === undefined) throw new Error(fault);
  return [present, ...former];
}
