import type { SellerParcel } from "@bezak/contract/parcels.ts";
import { Badge } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { getState, stateTones } from "./parcel-messages.ts";

export function StateBadge({ parcel }: { parcel: SellerParcel }) {
  const t = useTexts();
  const state = getState(parcel);
  return <Badge tone={stateTones[state]}>{t(`parcels.states.${state}`)}</Badge>;
}
