/** The site as passkeys know it: a passkey works for one host, and answers name the origin of their page. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** From `PUBLIC_URL`, never from a header of a request. */
export function relyingParty(address: string | undefined = process.env.PUBLIC_URL): RelyingParty {
  const { hostname, origin } = new URL(address || "http://localhost:8000");
  return { id: hostname, origin };
}
