interface Reached {
  /** whether browsers reach the site only over https */
  https?: boolean;
}

const YEAR_SECONDS = 365 * 24 * 3600;

/** Browsers refuse the `__Host-` prefix over plain http, which only development uses. */
const getName = ({ https = false }: Reached): string => (https ? "__Host-device" : "device");

/** A cookie that no script can read and that requests from other sites do not carry. */
export function deviceCookie(mark: string, reached: Reached): string {
  const secure = reached.https ? "; Secure" : "";
  return `${getName(reached)}=${mark}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
}

/** Undefined for a cookie that cannot be a device mark. */
export function readDeviceCookie(header: string | undefined, reached: Reached): string | undefined {
  const start = `${getName(reached)}=`;
  const found = header?.split("; ").find((one) => one.startsWith(start));
  const mark = found?.slice(start.length);
  return mark !== undefined && /^[\w.-]{1,200}$/.test(mark) ? mark : undefined;
}
