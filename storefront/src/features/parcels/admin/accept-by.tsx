import type { AdministeredParcel } from "@bezak/contract/order-admin.ts";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useDate } from "../../../lib/use-date.ts";
import styles from "./order-table.module.css";

/** The shop's deadline for accepting a parcel. */
export function AcceptBy({ parcel: { acceptBy, late } }: { parcel: AdministeredParcel }) {
  const t = useTexts();
  const date = useDate();
  if (acceptBy === null) return null;
  return (
    <span className={late ? styles.late : styles.quiet}>
      {t(late ? "orderAdmin.lateSince" : "orderAdmin.acceptBy", { time: date(acceptBy) })}
    </span>
  );
}
