import { useEffect, useState, type ComponentType } from "react";
import { useLanguage } from "../../i18n/texts-context.tsx";
import { loadMessages } from "../../i18n/load-messages.ts";
import type { ShopAwayProps } from "./shop-away.tsx";

/** Says on the page of a product that its shop is away: few are, so code and words come for those alone. */
export function ShopAwayLater(props: ShopAwayProps) {
  const language = useLanguage();
  const [Part, setPart] = useState<ComponentType<ShopAwayProps> | null>(null);
  useEffect(() => {
    // without it the cart tells
    Promise.all([import("./shop-away.tsx"), loadMessages(language, ["store"])]).then(
      ([module]) => setPart(() => module.default),
      () => undefined,
    );
  }, [language]);
  return Part ? <Part {...props} /> : null;
}
