import { setPayoutSettings } from "@bezak/contract/routes/payouts.ts";
import { Button } from "@bezak/ui-kit";
import { Scale, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Permitted } from "../../lib/use-rights.tsx";
import AdjustDialog from "./adjust-dialog.tsx";
import styles from "./payouts-view.module.css";
import TermsDialog from "./terms-dialog.tsx";

export function FinanceActions() {
  const t = useTexts();
  const [open, setOpen] = useState<"terms" | "adjust" | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.ways}>
      <Permitted call={setPayoutSettings}>
        <Button icon={<SlidersHorizontal aria-hidden />} onClick={() => setOpen("terms")}>
          {t("adminPayouts.terms")}
        </Button>
      </Permitted>
      <Button icon={<Scale aria-hidden />} onClick={() => setOpen("adjust")}>
        {t("adminPayouts.adjust")}
      </Button>
      {open === "terms" ? <TermsDialog onClose={close} /> : null}
      {open === "adjust" ? <AdjustDialog onClose={close} /> : null}
    </div>
  );
}
