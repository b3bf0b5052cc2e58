import { Alert } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../i18n/texts-context.tsx";
import { hasCode } from "./api-error.ts";

export interface ChangedMeanwhileProps {
  /** of the changed fields */
  names: readonly string[];
  /** the changes in detail */
  children?: ReactNode;
}

/** Says in a dialog that nothing was deleted because the object has changed, and in what. Needs the message part `admin`. */
export function ChangedMeanwhile({ names, children }: ChangedMeanwhileProps) {
  const t = useTexts();
  return (
    <>
      <Alert tone="warning">
        {t("admin.notDeleted")}{" "}
        {names.length > 0 ? t("admin.changedFields", { names: names.join(", ") }) : null}
      </Alert>
      {children}
    </>
  );
}

/** The object as it is now, from the refusal of a call that was made in an older version. */
export function readCurrent<Row>(error: unknown): Row | undefined {
  if (!hasCode(error, "stale_version")) return undefined;
  return (error.details as { current?: Row } | undefined)?.current;
}
