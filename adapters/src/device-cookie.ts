interface Reached {
  /** browsers reach the shop by https alone */
  https?: boolean;
}

const YEAR_SECONDS = 365 * 24 * 3600;

/** A name with the prefix is refused by browsers over plain http, where only a developer's machine is. */
const getName = ({ https = false }: Reached): string => (https ? "__Host-device" : "device");

/** The mark of a browser as a cookie that no script reads and no other site's page sends. */
export function deviceCookie(mark: string, reached: Reached): string {
  const secure = reached.https ? "; Secure" : "";
  return `${getName(reached)}=${mark}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
}

/** The mark that a browser sent; what cannot be one is none. */
export function readDeviceCookie(header: string | undefined, reached: Reached): string | undefined {
  const start = `${getName(reached)}=`;
  const found = header?.split("; ").find((one) => one.startsWith(start));
  const mark = found?.slice(start.length);
  return mark !== undefined && /^[\w.-]{1,200}$/.test(mark) ? mark : undefined;
}
