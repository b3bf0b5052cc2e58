import { Alert } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../i18n/texts-context.tsx";

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
