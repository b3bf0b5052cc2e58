import { useEffect, useState, type ComponentType } from "react";
import { useLanguage } from "../../i18n/texts-context.tsx";
import { loadMessages } from "../../i18n/load-messages.ts";
import type { HolidayNoticeProps } from "./holiday-notice.tsx";

/** Holiday notice of a product page, whose code and messages are loaded only for shops on holiday, which are few. */
export function LazyHolidayNotice(props: HolidayNoticeProps) {
  const language = useLanguage();
  const [Part, setPart] = useState<ComponentType<HolidayNoticeProps> | null>(null);
  useEffect(() => {
    // if it cannot be loaded, the cart still shows the holiday
    Promise.all([import("./holiday-notice.tsx"), loadMessages(language, ["store"])]).then(
      ([module]) => setPart(() => module.default),
      () => undefined,
    );
  }, [language]);
  return Part ? <Part {...props} /> : null;
}
