import { useEffect, useState, type ComponentType } from "react";
import { useLanguage } from "../../i18n/texts-context.tsx";
import { loadMessages } from "../../i18n/load-messages.ts";
import type { HolidayNoticeProps } from "./holiday-notice.tsx";

/** Says on the page of a product that its shop is away: few are, so code and words come for those alone. */
export function LazyHolidayNotice(props: HolidayNoticeProps) {
  const language = useLanguage();
  const [Part, setPart] = useState<ComponentType<HolidayNoticeProps> | null>(null);
  useEffect(() => {
    // without it the cart tells
    Promise.all([import("./holiday-notice.tsx"), loadMessages(language, ["store"])]).then(
      ([module]) => setPart(() => module.default),
      () => undefined,
    );
  }, [language]);
  return Part ? <Part {...props} /> : null;
}
