import type { Seller } from "@bezak/contract/sellers.ts";
import { TextLink } from "@bezak/ui-kit";
import { RotateCcw, ShieldCheck } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./seller-promises.module.css";

/** What a buyer of this shop may count on: its own word on returns, and that of the marketplace. */
export function SellerPromises({ seller }: { seller: Seller }) {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePaths();
  const returns = seller.returnPolicy ? text(seller.returnPolicy) : "";
  return (
    <ul role="list" className={styles.root}>
      {returns ? (
        <li>
          <RotateCcw aria-hidden />
          <p>
            <strong>{t("store.returns")}.</strong> {returns}
          </p>
        </li>
      ) : null}
      <li>
        <ShieldCheck aria-hidden />
        <p>
          {t("store.protection")}{" "}
          <TextLink asChild>
            <Link to={paths.info("buyer-protection")}>{t("store.protectionLink")}</Link>
          </TextLink>
        </p>
      </li>
    </ul>
  );
}
