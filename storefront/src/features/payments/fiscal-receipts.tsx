import type { FiscalReceipt } from "@bezak/contract/payments.ts";
import { Skeleton, TextLink } from "@bezak/ui-kit";
import { Suspense } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { optionalPart } from "../../lib/optional-part.ts";
import { useDate } from "../../lib/use-date.ts";
import { gatewayAddress } from "./gateway-address.ts";
import styles from "./fiscal-receipts.module.css";

const QrCode = optionalPart(() => import("../../lib/qr-code.tsx"));

export interface FiscalReceiptsProps {
  receipts: readonly FiscalReceipt[];
  /** 2, or 3 below a heading of level 2 */
  headingLevel?: 2 | 3;
}

/** Fiscal receipts received so far; hidden when there are none. */
export function FiscalReceipts({ receipts, headingLevel = 2 }: FiscalReceiptsProps) {
  const t = useTexts();
  const Heading = `h${headingLevel}` as const;
  if (receipts.length === 0) return null;
  return (
    <section className={styles.root}>
      <Heading className={styles.title}>{t("payment.fiscal.title")}</Heading>
      <ul role="list" className={styles.list}>
        {receipts.map((receipt) => (
          <OneReceipt key={receipt.number} receipt={receipt} />
        ))}
      </ul>
    </section>
  );
}

function OneReceipt({ receipt: { type, number, url, at } }: { receipt: FiscalReceipt }) {
  const t = useTexts();
  const date = useDate();
  const address = gatewayAddress(url);
  return (
    <li className={styles.receipt}>
      {address ? (
        <Suspense fallback={<Skeleton shape="box" width="7rem" height="7rem" />}>
          <QrCode text={address} label={t("payment.fiscal.qr", { number })} className={styles.code} />
        </Suspense>
      ) : null}
      <div className={styles.words}>
        <p className={styles.number}>{t(`payment.fiscal.${type}`, { number })}</p>
        <p className={styles.quiet}>{date(at)}</p>
        {address ? (
          <>
            <p className={styles.quiet}>{t("payment.fiscal.scan")}</p>
            <TextLink asChild variant="standalone">
              <a
                href={address}
                target="_blank"
                rel="noreferrer"
                aria-label={t("payment.fiscal.openOf", { number })}
              >
                {t("payment.fiscal.open")}
              </a>
            </TextLink>
          </>
        ) : null}
      </div>
    </li>
  );
}
