import type { User } from "@bezak/contract/auth.ts";
import { useEffect, useState, type ComponentType } from "react";
import { useSession } from "../features/auth/session-store.ts";
import type { LeaveShopProps } from "../features/shops/leave-shop.tsx";
import { useLanguage } from "../i18n/texts-context.tsx";
import { loadMessages } from "../i18n/load-messages.ts";
import { MissingPart } from "../lib/missing-part.tsx";

/** Lets members leave their shop. Code and messages are loaded only for members, who are few. */
export function ShopMembership({ user }: { user: User }) {
  const language = useLanguage();
  const { update } = useSession();
  const [Part, setPart] = useState<ComponentType<LeaveShopProps> | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    Promise.all([import("../features/shops/leave-shop.tsx"), loadMessages(language, ["shop-settings"])]).then(
      ([module]) => setPart(() => module.default),
      () => setMissing(true),
    );
  }, [language]);
  if (isMissing) return <MissingPart />;
  return Part ? <Part personId={user.id} onLeft={() => update({ role: "customer" })} /> : null;
}
