const loopback = /^(localhost|127(\.\d+){3}|::1|\[::1\])$/;

/** Whether a host, as settings and addresses name it, can only be reached from this machine. */
export const isLoopback = (host: string): boolean => loopback.test(host);

/** Whether an address is encrypted, in any spelling of its scheme. */
export const isHttps = (address: string | undefined): boolean =>
  URL.parse(address ?? "")?.protocol === "https:";

/** The settings that decide how the site can be reached. */
export interface HostSettings {
  NODE_ENV?: string;
  /** address on which the web server listens; by default only this machine */
  HOST?: string;
  PUBLIC_URL?: string;
  /** addresses of proxies whose `X-Forwarded-For` is trusted */
  TRUST_PROXY?: string;
  /** `1`: a demo without confidential data, which needs no encryption */
  BEZAK_DEMO?: string;
  /** `1`: only an encrypting proxy can reach HOST, for example in a container network */
  BEZAK_PRIVATE_NETWORK?: string;
}

/**
 * What is wrong with these settings, as a sentence that says what to do: a development shop, whose passwords are
 * published, would be open to a network; passwords would be sent over one unencrypted; or all clients would count as one.
 */
export function hostFault(settings: HostSettings): string | undefined {
  const { NODE_ENV, HOST, PUBLIC_URL, TRUST_PROXY, BEZAK_DEMO, BEZAK_PRIVATE_NETWORK } = settings;
  if (BEZAK_DEMO === "1") return undefined;
  if (!HOST || isLoopback(HOST)) {
    if (!isHttps(PUBLIC_URL) || TRUST_PROXY?.trim()) return undefined;
    return (
      "An edge on this machine encrypts PUBLIC_URL, but TRUST_PROXY does not name it: all clients would count as one " +
      "address, and one of them could use up everybody's attempts. Set TRUST_PROXY=loopback."
    );
  }
  if (NODE_ENV !== "production")
    return (
      `HOST=${HOST} would open a shop for development, whose passwords are published, to the network: set ` +
      `NODE_ENV=production for a real shop, or BEZAK_DEMO=1 to show this one.`
    );
  if (BEZAK_PRIVATE_NETWORK === "1" || isHttps(PUBLIC_URL)) return undefined;
  return (
    `HOST=${HOST} would open the shop to the network unencrypted: set PUBLIC_URL to the https address of the edge in ` +
    `front of it, leave HOST out so that only an edge on this machine reaches it (with TRUST_PROXY=loopback), or ` +
    `set BEZAK_DEMO=1 to show a demo.`
  );
}
