import { limits } from "@bezak/contract/limits.ts";
import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import { addOrderNote } from "@bezak/contract/routes/order-admin.ts";
import { Alert, Button, TextArea } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { describeError } from "../../../lib/describe-error.ts";
import { PanelSection } from "../../../lib/panel-section.tsx";
import { randomKey } from "../../../lib/random-key.ts";
import { useDate } from "../../../lib/use-date.ts";
import { Permitted } from "../../../lib/use-rights.tsx";
import { useRefusalFocus } from "../../../lib/use-refusal-focus.ts";
import { addNote, storeNote } from "./order-admin-api.ts";
import styles from "./order-view.module.css";

interface Draft {
  text: string;
  /** another one for another text: a repeat of the same adds one note */
  key: string;
}

/** Notes of administrators about the order, which nobody else reads. */
export function OrderNotes({ parcel }: { parcel: AdministeredParcelDetails }) {
  const t = useTexts();
  const date = useDate();
  const api = useApi();
  const cache = useQueryClient();
  const [draft, setDraft] = useState<Draft>({ text: "", key: "" });
  const [refusals, setRefusals] = useState(0);
  const form = useRefusalFocus(refusals);
  const adding = useMutation({
    mutationFn: (sent: Draft) => addNote(api, parcel, sent),
    onSuccess(note, sent) {
      storeNote(cache, parcel, note);
      // what was typed while it was sent stays
      setDraft((now) => (now.key === sent.key ? { text: "", key: "" } : now));
      setRefusals(0);
    },
  });
  const text = draft.text.trim();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (text === "") setRefusals(refusals + 1);
    else if (!adding.isPending) adding.mutate({ ...draft, text });
  }

  return (
    <PanelSection title={t("orderAdmin.notes.title")}>
      <Permitted call={addOrderNote}>
        <form ref={form} noValidate onSubmit={submit} className={styles.part}>
          {adding.error ? <Alert tone="danger">{describeError(adding.error, t)}</Alert> : null}
          <TextArea
            rows={2}
            label={t("orderAdmin.notes.label")}
            hint={t("orderAdmin.notes.hint")}
            maxLength={limits.orderNoteMax}
            value={draft.text}
            error={refusals > 0 && text === "" ? t("orderAdmin.notes.empty") : undefined}
            onChange={(event) => setDraft({ text: event.currentTarget.value, key: randomKey() })}
          />
          <div className={styles.buttons}>
            <Button type="submit" loading={adding.isPending}>
              {t("orderAdmin.notes.add")}
            </Button>
          </div>
        </form>
      </Permitted>
      {parcel.notes.length > 0 ? (
        <ul role="list" aria-label={t("orderAdmin.notes.title")} className={styles.list}>
          {parcel.notes.map(({ id, at, author, text: written }) => (
            <li key={id} className={styles.about}>
              <p className={styles.note}>{written}</p>
              <p className={styles.quiet}>
                {author ?? t("orderAdmin.notes.former")} · <time dateTime={at}>{date(at)}</time>
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </PanelSection>
  );
}
