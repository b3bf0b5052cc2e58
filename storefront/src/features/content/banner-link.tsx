import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/texts-context.tsx";
import { inLanguage } from "../../lib/language.ts";
import { Link } from "../../lib/link.tsx";

export interface BannerLinkProps {
  /** a path of the shop or an absolute address */
  to: string;
  className?: string;
  children: ReactNode;
}

/** Link of a banner; within the shop it keeps the language of the page. */
export function BannerLink({ to, className, children }: BannerLinkProps) {
  const language = useLanguage();
  if (!/^\/(?!\/)/.test(to)) {
    return (
      <a href={to} className={className}>
        {children}
      </a>
    );
  }
  const [path = "/", query] = to.split("?", 2);
  return (
    <Link to={`${inLanguage(path, language)}${query ? `?${query}` : ""}`} className={className}>
      {children}
    </Link>
  );
}
