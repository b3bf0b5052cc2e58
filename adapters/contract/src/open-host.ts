const loopback = /^(localhost|127(\.\d+){3}|::1|\[::1\])$/;

/** Names of this machine that nobody else can use, as settings and addresses write them. */
export const isLoopback = (host: string): boolean => loopback.test(host);

/** Whether an address is encrypted, however its scheme is written. */
export const isHttps = (address: string | undefined): boolean =>
  URL.parse(address ?? "")?.protocol === "https:";

/** The settings that decide how people come to a shop. */
export interface HostSettings {
  NODE_ENV?: string;
  /** what the web server listens at; this machine alone when nothing is said */
  HOST?: string;
  PUBLIC_URL?: string;
  /** addresses of proxies that say truly whose requests they pass on */
  TRUST_PROXY?: string;
  /** `1`: a demo, which holds nothing that is worth reading on the way */
  BEZAK_DEMO?: string;
  /** `1`: only an edge that encrypts can reach HOST, as among containers */
  BEZAK_PRIVATE_NETWORK?: string;
}

/**
 * What is wrong with the way in, as one sentence that says what to do: a shop for development, whose passwords are
 * published, open to a network; people's passwords sent over one in the open; or everybody taken for one address.
 */
export function hostFault(settings: HostSettings): string | undefined {
  const { NODE_ENV, HOST, PUBLIC_URL, TRUST_PROXY, BEZAK_DEMO, BEZAK_PRIVATE_NETWORK } = settings;
  if (BEZAK_DEMO === "1") return undefined;
  if (!HOST || isLoopback(HOST)) {
    if (!isHttps(PUBLIC_URL) || TRUST_PROXY?.trim()) return undefined;
    return (
      "An edge on this machine encrypts what comes to PUBLIC_URL, and TRUST_PROXY does not name it: all people would " +
      "count as one address, and one could use up the tries of all. Set TRUST_PROXY=loopback."
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
    `front of it, leave HOST out so that an edge on this machine alone reaches it (TRUST_PROXY=loopback names it), or ` +
    `set BEZAK_DEMO=1 to show a demo.`
  );
}
