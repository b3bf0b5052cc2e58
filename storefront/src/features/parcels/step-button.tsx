import type { SellerParcel } from "@bezak/contract/parcels.ts";
import { Button, useToast, type ButtonProps } from "@bezak/ui-kit";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { nextStep } from "./parcel-messages.ts";
import { useStep } from "./use-step.ts";

/** Steps that are asked about: after them nothing can be called off. */
const dialogs = {
  shipped: lazy(() => import("./ship-dialog.tsx")),
  delivered: lazy(() => import("./deliver-dialog.tsx")),
};

export interface StepButtonProps extends Pick<ButtonProps, "size"> {
  parcel: SellerParcel;
}

/** The one thing that is to be done next with a parcel; nothing where there is none. */
export function StepButton({ parcel, size }: StepButtonProps) {
  const t = useTexts();
  const toast = useToast();
  const [asking, setAsking] = useState<keyof typeof dialogs | null>(null);
  const { move, moving, error } = useStep(parcel.id);
  useEffect(() => {
    if (error) toast.show({ text: describeError(error, t), tone: "danger" });
    // oxlint-disable-next-line react/exhaustive-deps -- each failure is said once
  }, [error]);
  const to = nextStep(parcel);
  if (!to) return null;
  const Dialog = asking ? dialogs[asking] : null;
  return (
    <>
      <Button
        size={size}
        // on its own page there is one thing to do; a list is calmer
        variant={to === "confirmed" || size !== "small" ? "primary" : "secondary"}
        loading={moving}
        // in a list each of them says whose it is
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
