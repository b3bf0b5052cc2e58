const escaped = (name: string) => name.replace(/[^\w-]/g, "");

/** Over https a cookie is this host's alone: no neighbour under the same domain can set it, and it never travels open. */
const isSecure = () => globalThis.location?.protocol === "https:";

/** What a choice of no secrecy is written as, readable by the server. */
export function writtenCookie(name: string, value: string, seconds: number, secure = isSecure()): string {
  const whole = secure ? `__Host-${name}` : name;
  return `${whole}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** Its value in a cookie header; the one of this host alone goes before the one that anybody may have set. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  const read = (whole: string) =>
    new RegExp(`(?:^|;\\s*)${escaped(whole)}=([\\w-]*)(?:;|$)`).exec(header ?? "")?.[1];
  return read(`__Host-${name}`) ?? read(name);
}
