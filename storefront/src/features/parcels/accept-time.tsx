import type { SellerParcel } from "@bezak/contract/parcels.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useDate } from "../../lib/use-date.ts";
import styles from "./parcel-table.module.css";

/** Deadline for accepting a parcel; hidden once it is accepted. */
export function AcceptTime({ parcel }: { parcel: SellerParcel }) {
  const t = useTexts();
  const date = useDate();
  if (parcel.acceptBy === null) return null;
  return (
    <span className={parcel.late ? styles.late : styles.quiet}>
      {t(parcel.late ? "parcels.lateSince" : "parcels.acceptBy", { time: date(parcel.acceptBy) })}
    </span>
  );
}
