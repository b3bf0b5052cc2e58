import { returnReasons, type ReturnReason } from "@bezak/contract/return-status.ts";
import type { Order, Parcel } from "@bezak/contract/orders.ts";
import { Alert, Button, NativeSelect, QuantityStepper, Sheet, TextArea } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { ReturnPhotos } from "../../lib/return-photos.tsx";
import { useDate } from "../../lib/use-date.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePhotos } from "../../lib/use-photos.ts";
import { useSum } from "../../lib/use-sum.ts";
import { accountDigits, RefundAccountField } from "./refund-account-field.tsx";
import { requestReturnMutation } from "./returns-api.ts";
import styles from "./return-sheet.module.css";

export interface ReturnSheetProps {
  parcel: Parcel;
  order: Pick<Order, "id" | "payment" | "totals">;
  onClose: () => void;
  onDone: () => void;
}

/** Form of a return: lines, quantities, reason and photos. */
export default function ReturnSheet({ parcel, order, onClose, onDone }: ReturnSheetProps) {
  const t = useTexts();
  const date = useDate();
  const sum = useSum();
  const api = useApi();
  const [lines] = useState(() => parcel.items.filter(({ returnable }) => returnable > 0));
  const [counts, setCounts] = useState<Record<string, number>>(() => firstCounts(lines));
  const [reason, setReason] = useState<ReturnReason | "">("");
  const [text, setText] = useState("");
  const [account, setAccount] = useState("");
  const [submitted, setSubmitted] = useState(false);
  const photos = usePhotos("image");
  const request = useMutation(requestReturnMutation(api, useQueryClient(), order.id));
  const chosen = lines.flatMap(({ id }) => (counts[id] ? [{ itemId: id, quantity: counts[id] }] : []));
  const amount = lines.reduce((whole, { id, price }) => whole + price * (counts[id] ?? 0), 0);
  const needsAccount = order.payment.method === "cash";
  // gateways do not refund a part of an online payment; an account that is stored already is shown on the order's page
  const asksAccount = needsAccount || (amount < order.totals.total && !order.payment.refundAccount);
  const digits = asksAccount ? accountDigits(account) : null;
  const accountReady = digits !== null || !asksAccount || (!needsAccount && account.trim() === "");
  const ready = chosen.length > 0 && reason !== "" && !photos.unfinished && accountReady;

  function send(event: SubmitEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (!ready) return;
    const words = text.trim();
    const body = { parcelId: parcel.id, items: chosen, reason, photos: photos.urls };
    request.mutate(
      { ...body, ...(words ? { text: words } : {}), ...(digits ? { refundAccount: digits } : {}) },
      { onSuccess: onDone },
    );
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open && !request.isPending) onClose();
      }}
      title={t("returns.title")}
      description={parcel.returnUntil ? t("returns.until", { date: date(parcel.returnUntil) }) : undefined}
      closeLabel={t("common.close")}
      footer={
        <Button wide variant="primary" type="submit" form="return-form" loading={request.isPending}>
          {amount > 0 ? t("returns.sendFor", { sum: sum(amount) }) : t("returns.send")}
        </Button>
      }
    >
      <form id="return-form" noValidate className={styles.root} onSubmit={send}>
        <fieldset className={styles.lines}>
          <legend className={styles.legend}>{t("returns.what")}</legend>
          {lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              count={counts[line.id] ?? 0}
              onCount={(count) => setCounts({ ...counts, [line.id]: count })}
            />
          ))}
          {submitted && chosen.length === 0 ? <Alert tone="danger">{t("returns.nothing")}</Alert> : null}
        </fieldset>
        <NativeSelect
          required
          label={t("returns.reason")}
          placeholder={t("returns.reasonHint")}
          value={reason}
          error={submitted && reason === "" ? t("returns.noReason") : undefined}
          options={returnReasons.map((value) => ({ value, label: t(`returns.reasons.${value}`) }))}
          onChange={(event) => setReason(event.target.value as ReturnReason)}
        />
        <TextArea
          label={t("returns.text")}
          hint={t("returns.textHint")}
          rows={3}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <ReturnPhotos photos={photos} label={t("returns.photos")} checked={submitted} />
        {asksAccount ? (
          <RefundAccountField
            typed={account}
            optional={!needsAccount}
            hint={t(needsAccount ? "returns.accountHint" : "returns.accountPartHint")}
            submitted={submitted}
            onTyped={setAccount}
          />
        ) : null}
        {request.error ? <Alert tone="danger">{describeError(request.error, t)}</Alert> : null}
      </form>
    </Sheet>
  );
}

interface LineProps {
  line: Parcel["items"][number];
  count: number;
  onCount: (count: number) => void;
}

function Line({ line, count, onCount }: LineProps) {
  const t = useTexts();
  const text = useLocalized();
  const name = text(line.product.name) || t("common.untitled");
  return (
    <div className={styles.line}>
      <span>
        {name}
        {line.variantTitle ? <span className={styles.quiet}> {text(line.variantTitle)}</span> : null}
      </span>
      <QuantityStepper
        size="small"
        label={t("returns.countOf", { name })}
        decreaseLabel={t("returns.fewer")}
        increaseLabel={t("returns.more")}
        value={count}
        min={0}
        max={line.returnable}
        onValueChange={onCount}
      />
    </div>
  );
}

/** Preselects the only line in full; with several lines nothing. */
function firstCounts(lines: readonly Parcel["items"][number][]): Record<string, number> {
  const [only] = lines;
  return only && lines.length === 1 ? { [only.id]: only.returnable } : {};
}
