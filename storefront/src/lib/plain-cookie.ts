const escaped = (name: string) => name.replace(/[^\w-]/g, "");

/** Over https a cookie gets the prefix `__Host-`: no other host of the domain can set it, and http never sends it. */
const isSecure = () => globalThis.location?.protocol === "https:";

/** A cookie for a choice that is not secret; the server can read it. */
export function writtenCookie(name: string, value: string, seconds: number, secure = isSecure()): string {
  const whole = secure ? `__Host-${name}` : name;
  return `${whole}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** Value in a cookie header; the `__Host-` cookie takes precedence over one that another host may have set. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  const read = (whole: string) =>
    new RegExp(`(?:^|;\\s*)${escaped(whole)}=([\\w-]*)(?:;|$)`).exec(header ?? "")?.[1];
  return read(`__Host-${name}`) ?? read(name);
}
