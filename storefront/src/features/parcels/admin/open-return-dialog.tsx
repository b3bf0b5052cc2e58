import { limits } from "@bezak/contract/limits.ts";
import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import type { Parcel } from "@bezak/contract/orders.ts";
import type { OpenedReturn } from "@bezak/contract/return-admin.ts";
import { returnReasons, type ReturnReason } from "@bezak/contract/return-status.ts";
import { Alert, NativeSelect } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { hasCode } from "../../../lib/api-error.ts";
import { describeError } from "../../../lib/describe-error.ts";
import { QuestionDialog } from "../../../lib/question-dialog.tsx";
import { ReasonField } from "../../../lib/reason-field.tsx";
import { ReturnPhotos } from "../../../lib/return-photos.tsx";
import { serverNow } from "../../../lib/server-clock.ts";
import { useDate } from "../../../lib/use-date.ts";
import type { Photos } from "../../../lib/use-photos.ts";
import { useRefusalFocus } from "../../../lib/use-refusal-focus.ts";
import { useSum } from "../../../lib/use-sum.ts";
import { EffectList } from "./effect-list.tsx";
import { administeredOrderQuery } from "./order-admin-api.ts";
import { addPieces, countPieces, toOpenedReturn, type ReturnDraft } from "./return-draft.ts";
import { ReturnedPieces } from "./returned-pieces.tsx";
import type { Effect } from "./step-effects.ts";

export interface OpenReturnDialogProps {
  /** delivered ones of the order */
  parcels: readonly Pick<Parcel, "id" | "number" | "seller">[];
  /** as it was written so far */
  draft: ReturnDraft;
  photos: Photos;
  onDraft: (change: Partial<ReturnDraft>) => void;
  busy: boolean;
  /** why it was not opened */
  error: unknown;
  onOpen: (request: { parcel: AdministeredParcelDetails; body: Omit<OpenedReturn, "version"> }) => void;
  onClose: () => void;
}

const listOpeningEffects = ({ paymentMethod }: AdministeredParcelDetails): Effect[] => [
  { text: "orderAdmin.openReturn.decided" },
  ...(paymentMethod === "cash" ? [{ text: "orderAdmin.openReturn.account" as const }] : []),
  { text: "orderAdmin.effects.notified" },
];

/** A return for the buyer: parcel, pieces of its lines, reason, the buyer's photos, and why an administrator opens it. */
export function OpenReturnDialog(props: OpenReturnDialogProps) {
  const { parcels, draft, photos, onDraft, busy, error, onOpen, onClose } = props;
  const t = useTexts();
  const sum = useSum();
  const shown = useQuery(administeredOrderQuery(useApi(), draft.parcelId));
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const checked = attempts > 0;
  const parcel = shown.data;
  const counts = parcel ? countPieces(parcel, draft.counts) : {};
  const amount = parcel ? addPieces(parcel, counts) : 0;
  const failure = error ?? (parcel ? null : shown.error);

  function submit() {
    setAttempts(attempts + 1);
    const body = parcel && toOpenedReturn(parcel, draft);
    if (body && !photos.unfinished) onOpen({ parcel, body: { ...body, photos: photos.urls } });
  }

  function describe(): string | null {
    if (!failure) return null;
    return hasCode(failure, "stale_version") ? t("orderAdmin.openReturn.changed") : describeError(failure, t);
  }

  return (
    <QuestionDialog
      size="medium"
      title={t("orderAdmin.openReturn.title")}
      text={t("orderAdmin.openReturn.text")}
      act={
        amount > 0 ? t("orderAdmin.openReturn.actFor", { sum: sum(amount) }) : t("orderAdmin.openReturn.act")
      }
      keep={t("orderAdmin.keep")}
      busy={busy}
      disabled={parcel?.returnable.length === 0 || !parcel}
      problem={describe()}
      form={form}
      onAct={submit}
      onClose={onClose}
    >
      {parcels.length > 1 ? (
        <NativeSelect
          label={t("orderAdmin.openReturn.parcel")}
          value={draft.parcelId}
          options={parcels.map(({ id, number, seller }) => ({
            value: id,
            label: `${number} · ${seller.name}`,
          }))}
          onChange={(event) => onDraft({ parcelId: event.target.value, counts: {} })}
        />
      ) : null}
      {parcel ? (
        <>
          <LateAlert parcel={parcel} />
          <ReturnedPieces
            parcel={parcel}
            counts={counts}
            isMissing={checked && amount === 0}
            onCounts={(next) => onDraft({ counts: next })}
          />
        </>
      ) : null}
      <NativeSelect
        required
        label={t("returns.reason")}
        placeholder={t("returns.reasonHint")}
        value={draft.reason}
        error={checked && draft.reason === "" ? t("returns.noReason") : undefined}
        options={returnReasons.map((value) => ({ value, label: t(`returns.reasons.${value}`) }))}
        onChange={(event) => onDraft({ reason: event.target.value as ReturnReason })}
      />
      <ReturnPhotos photos={photos} label={t("orderAdmin.openReturn.photos")} checked={checked} />
      <ReasonField
        id="return-explanation"
        label={t("orderAdmin.openReturn.explanation")}
        hint={t("orderAdmin.openReturn.explanationHint")}
        short={t("orderAdmin.openReturn.explanationShort", { min: limits.reasonMin })}
        reason={draft.explanation}
        onReason={(explanation) => onDraft({ explanation })}
        checked={checked}
        error={null}
      />
      {parcel ? <EffectList effects={listOpeningEffects(parcel)} /> : null}
    </QuestionDialog>
  );
}

/** Says that the buyer cannot open it any more. */
function LateAlert({ parcel: { id, order } }: { parcel: AdministeredParcelDetails }) {
  const t = useTexts();
  const date = useDate();
  const until = order.parcels.find((one) => one.id === id)?.returnUntil;
  if (!until || Date.parse(until) >= serverNow()) return null;
  return <Alert tone="info">{t("orderAdmin.openReturn.late", { date: date(until) })}</Alert>;
}
