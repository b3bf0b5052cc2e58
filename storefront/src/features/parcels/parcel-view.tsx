import type { SellerParcel } from "@bezak/contract/parcels.ts";
import { Alert, Button, Card } from "@bezak/ui-kit";
import { FileText, Printer } from "lucide-react";
import { Suspense, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { lazyDialog } from "../../lib/missing-part.tsx";
import { useDate } from "../../lib/use-date.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { AcceptTime } from "./accept-time.tsx";
import { ParcelBuyer } from "./parcel-buyer.tsx";
import { ParcelLines } from "./parcel-lines.tsx";
import { ParcelMoney } from "./parcel-money.tsx";
import styles from "./parcel-view.module.css";
import { ParcelTimeline } from "./parcel-timeline.tsx";
import { isPrintable, toDoText } from "./parcel-messages.ts";
import { printLabels, printPackingList } from "./parcels-api.ts";
import { StateBadge } from "./state-badge.tsx";
import { StepButton } from "./step-button.tsx";
import { usePrinting } from "./use-printing.ts";

const CancelDialog = lazyDialog(() => import("./cancel-dialog.tsx"));

export interface ParcelViewProps {
  parcel: SellerParcel;
  cityName: (slug: string) => string;
  /** whether the user may decide about returns */
  mayReturn: boolean;
}

/** A parcel's page: next step, lines, recipient and revenue. */
export function ParcelView({ parcel, cityName, mayReturn }: ParcelViewProps) {
  const t = useTexts();
  const date = useDate();
  const paths = usePanelPaths();
  const city = cityName(parcel.city);
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <div className={styles.titles}>
          <h1>{t("parcels.one", { number: parcel.number })}</h1>
          <StateBadge parcel={parcel} />
        </div>
        <p className={styles.quiet}>{t("orders.placed", { date: date(parcel.createdAt) })}</p>
      </header>
      <ToDo parcel={parcel} />
      {parcel.openReturns > 0 ? (
        <Alert
          tone="warning"
          actions={
            mayReturn ? (
              <Button asChild size="small">
                <Link to={paths.returns()}>{t("parcels.toReturns")}</Link>
              </Button>
            ) : null
          }
        >
          {t("parcels.openReturns", { count: parcel.openReturns })}
        </Alert>
      ) : null}
      <div className={styles.columns}>
        <div className={styles.main}>
          <ParcelLines parcel={parcel} />
          <Card asChild padding="large">
            <section className={styles.section}>
              <h2 className={styles.heading}>{t("orders.history")}</h2>
              <ParcelTimeline parcel={parcel} />
            </section>
          </Card>
        </div>
        <div className={styles.aside}>
          <ParcelBuyer parcel={parcel} city={city} />
          <ParcelMoney parcel={parcel} />
        </div>
      </div>
    </div>
  );
}

function ToDo({ parcel }: { parcel: SellerParcel }) {
  const t = useTexts();
  const api = useApi();
  const [calling, setCalling] = useState(false);
  const label = usePrinting(() => printLabels(api, [parcel.id]));
  const list = usePrinting(() => printPackingList(api, parcel.id));
  return (
    <Card asChild padding="large">
      <section aria-label={t("parcels.now")} className={styles.toDo}>
        <div className={styles.words}>
          <p className={styles.now}>{toDoText(parcel, t)}</p>
          <AcceptTime parcel={parcel} />
        </div>
        <div className={styles.ways}>
          <StepButton parcel={parcel} />
          {isPrintable(parcel) ? (
            <>
              <Button icon={<Printer aria-hidden />} loading={label.printing} onClick={label.print}>
                {t("parcels.label")}
              </Button>
              <Button icon={<FileText aria-hidden />} loading={list.printing} onClick={list.print}>
                {t("parcels.packingList")}
              </Button>
            </>
          ) : null}
          {parcel.next.includes("cancelled") ? (
            <Button variant="ghost" onClick={() => setCalling(true)}>
              {t("parcels.callOff.do")}
            </Button>
          ) : null}
        </div>
        {calling ? (
          <Suspense>
            <CancelDialog parcel={parcel} onClose={() => setCalling(false)} />
          </Suspense>
        ) : null}
      </section>
    </Card>
  );
}
