interface CodeAddress {
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: CodeAddress): void;
}

function ownAddress(address: string): string {
  const { origin } = new URL(address, location.href);
  if (origin !== location.origin) throw new TypeError(`No code comes from ${origin}.`);
  return address;
}

/**
 * Browsers that know Trusted Types take addresses of code from this origin alone, whoever names them. The default policy,
 * so that the code which comes ahead of the page's own is the only one that holds it, and waits for no other file; the
 * pages' policy names it (adapters/src/security-headers.ts).
 */
export function trustOwnCode(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", { createScriptURL: ownAddress });
}
