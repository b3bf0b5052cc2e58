import type { SellerParcel } from "@bezak/contract/parcels.ts";
import { Button, useToast, type ButtonProps } from "@bezak/ui-kit";
import { Suspense, useEffect, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { lazyDialog } from "../../lib/missing-part.tsx";
import { nextStep } from "./parcel-messages.ts";
import { useStep } from "./use-step.ts";

/** Steps with a dialog: after them nothing can be cancelled. */
const dialogs = {
  shipped: lazyDialog(() => import("./ship-dialog.tsx")),
  delivered: lazyDialog(() => import("./deliver-dialog.tsx")),
};

export interface StepButtonProps extends Pick<ButtonProps, "size"> {
  parcel: SellerParcel;
}

/** Button for the next step of a parcel; hidden when there is none. */
export function StepButton({ parcel, size }: StepButtonProps) {
  const t = useTexts();
  const toast = useToast();
  const [asking, setAsking] = useState<keyof typeof dialogs | null>(null);
  const { move, moving, error } = useStep(parcel.id);
  useEffect(() => {
    if (error) toast.show({ text: describeError(error, t), tone: "danger" });
    // oxlint-disable-next-line react/exhaustive-deps -- each failure is shown once
  }, [error]);
  const to = nextStep(parcel);
  if (!to) return null;
  const Dialog = asking ? dialogs[asking] : null;
  return (
    <>
      <Button
        size={size}
        // primary on the parcel's own page; in a list it should not stand out
        variant={to === "confirmed" || size !== "small" ? "primary" : "secondary"}
        loading={moving}
        // in a list the accessible name contains the parcel's number
        aria-label={size === "small" ? `${t(`parcels.steps.${to}`)}: ${parcel.number}` : undefined}
        onClick={() => (to === "shipped" || to === "delivered" ? setAsking(to) : move({ status: to }))}
      >
        {t(`parcels.steps.${to}`)}
      </Button>
      {Dialog ? (
        <Suspense>
          <Dialog parcel={parcel} onClose={() => setAsking(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
