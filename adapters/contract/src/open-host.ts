const loopback = /^(localhost|127(\.\d+){3}|::1|\[::1\])$/;

/** Names of this machine that nobody else can use, as settings and addresses write them. */
export const isLoopback = (host: string): boolean => loopback.test(host);

/** The settings that decide how people come to a shop. */
export interface HostSettings {
  /** what the front door listens at; this machine alone when nothing is said */
  HOST?: string;
  PUBLIC_URL?: string;
  /** `1`: a demo, which holds nothing that is worth reading on the way */
  BEZAK_DEMO?: string;
  /** `1`: only an edge that encrypts can reach HOST, as among containers */
  BEZAK_PRIVATE_NETWORK?: string;
}

/** Whether these settings would have people send their passwords over a network in the open. */
export function isOpenUnencrypted(settings: HostSettings): boolean {
  const { HOST, PUBLIC_URL, BEZAK_DEMO, BEZAK_PRIVATE_NETWORK } = settings;
  if (!HOST || isLoopback(HOST) || BEZAK_DEMO === "1" || BEZAK_PRIVATE_NETWORK === "1") return false;
  return !PUBLIC_URL?.startsWith("https://");
}

/** What to do about it, in one sentence. */
export const openUnencryptedSentence = (host: string): string =>
  `HOST=${host} would open the shop to the network unencrypted: set PUBLIC_URL to the https address of the edge in ` +
  `front of it, leave HOST out so that an edge on this machine alone reaches it, or set BEZAK_DEMO=1 to show a demo.`;
