export type SecretName = "COMMERCE_SECRET" | "JWT_SECRET";

/** Minimum length of a secret in production; 32 random letters and digits have more than 128 bits. */
const MIN_LENGTH = 32;

const getValues = (name: SecretName) =>
  (process.env[name] ?? "").split(",").flatMap((value) => value.trim() || []);

/** Describes what is wrong with a secret, without its value; undefined when it is valid. */
export function secretFault(name: SecretName): string | undefined {
  const values = getValues(name);
  const cure = `Give it a random text of at least ${MIN_LENGTH} letters and digits, as "openssl rand -hex 32" makes.`;
  if (values.length === 0) return `${name} is not set. ${cure}`;
  // a former value is as powerful as the present one
  const isShort = values.some(({ length }) => length < MIN_LENGTH);
  if (isShort && process.env.NODE_ENV === "production") return `${name} is too short for production. ${cure}`;
  return undefined;
}

/**
 * Returns the values of a secret: the present one first, which signs and encrypts; after a comma those that it
 * replaces, which are still accepted. `COMMERCE_SECRET=new,old` lets processes with either work together during a
 * rolling restart.
 * @throws Error when there is none, or in production one that can be guessed
 */
export function secretValues(name: SecretName): [string, ...string[]] {
  const fault = secretFault(name);
  const [present, ...former] = getValues(name);
  if (fault !== undefined || present === undefined) throw new Error(fault);
  return [present, ...former];
}
