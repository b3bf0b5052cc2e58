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
 * Restricts script URLs to this origin in browsers with Trusted Types. It is the default policy, which applies to all code
 * without a reference to it; adapters/src/security-headers.ts allows it by name.
 */
export function trustOwnCode(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", { createScriptURL: ownAddress });
}
