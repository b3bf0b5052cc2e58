interface CodeAddress {
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: CodeAddress): CodeAddress;
}

function ownAddress(address: string): string {
  const { origin } = new URL(address, location.href);
  if (origin !== location.origin) throw new TypeError(`No code comes from ${origin}.`);
  return address;
}

let policy: CodeAddress | undefined;

/**
 * An address from which code may be brought: one of this origin. Browsers that know Trusted Types take no other, since
 * the pages' policy names this one alone (adapters/src/security-headers.ts).
 */
export function trustedCode(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: ownAddress };
  policy ??= trustedTypes?.createPolicy("bezak-code", rules) ?? rules;
  return policy.createScriptURL(address);
}
