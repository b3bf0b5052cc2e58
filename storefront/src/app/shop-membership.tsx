import type { User } from "@bezak/contract/auth.ts";
import { useEffect, useState, type ComponentType } from "react";
import { useSession } from "../features/auth/session-store.ts";
import type { LeaveShopProps } from "../features/shops/leave-shop.tsx";
import { useLanguage } from "../i18n/texts-context.tsx";
import { loadMessages } from "../i18n/load-messages.ts";

/** For whoever works in a shop: the way out of it. Few do, so code and words come for those alone. */
export function ShopMembership({ user }: { user: User }) {
  const language = useLanguage();
  const { update } = useSession();
  const [Part, setPart] = useState<ComponentType<LeaveShopProps> | null>(null);
  useEffect(() => {
    // without it nobody leaves just now
    Promise.all([import("../features/shops/leave-shop.tsx"), loadMessages(language, ["shop-settings"])]).then(
      ([module]) => setPart(() => module.default),
      () => undefined,
    );
  }, [language]);
  return Part ? <Part personId={user.id} onLeft={() => update({ role: "customer" })} /> : null;
}
