import type { SellerPayout } from "@bezak/contract/finance.ts";
import { Checkbox, chosenPart, TextField, withKeys } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useSum } from "../../lib/use-sum.ts";
import styles from "./payout-boxes.module.css";

/** Fewer are found without a search. */
const SEARCHED = 8;

export interface PayoutBoxesProps {
  payouts: readonly SellerPayout[];
  /** ids of the ticked ones */
  ticked: ReadonlySet<string>;
  onTicked: (ticked: ReadonlySet<string>) => void;
}

/** Payouts to tick, each with its number, shop and sum, and a search when there are many. */
export function PayoutBoxes({ payouts, ticked, onTicked }: PayoutBoxesProps) {
  const t = useTexts();
  const sum = useSum();
  const [typed, setTyped] = useState("");
  const q = typed.trim().toLowerCase();
  const shown = payouts.filter(({ number, seller }) => `${number} ${seller.name}`.toLowerCase().includes(q));
  const keys = shown.map(({ id }) => id);
  const chosen = chosenPart(keys, ticked);
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{t("adminPayouts.whichPaid")}</legend>
      {payouts.length > SEARCHED ? (
        <TextField
          label={t("adminPayouts.findInFile")}
          hint={t("adminPayouts.findInFileHint")}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          // the form is not sent by the search
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      ) : null}
      {payouts.length > 1 ? (
        <Checkbox
          label={t(q ? "adminPayouts.allFound" : "adminPayouts.allOfFile", { count: keys.length })}
          checked={chosen === "all" && keys.length > 0}
          indeterminate={chosen === "some"}
          disabled={keys.length === 0}
          onChange={({ target }) => onTicked(withKeys(ticked, keys, target.checked))}
        />
      ) : null}
      <ul className={styles.list}>
        {shown.map(({ id, number, seller, amount }) => (
          <li key={id}>
            <Checkbox
              label={`${number} · ${seller.name}`}
              aside={<span className={styles.sum}>{sum(amount)}</span>}
              checked={ticked.has(id)}
              onChange={({ target }) => onTicked(withKeys(ticked, [id], target.checked))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
