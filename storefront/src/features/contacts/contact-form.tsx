import { contactLimits, contactTopics } from "@bezak/contract/contact-topics.ts";
import { Alert, Button, NativeSelect, PhoneField, TextArea, TextField } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { isTopic } from "./contact-draft.ts";
import styles from "./contact-form.module.css";
import type { ContactFormState } from "./use-contact-form.ts";

export function ContactForm({ form }: { form: ContactFormState }) {
  const t = useTexts();
  const { fields, problems, refusals, failure, isPending, change, submit } = form;
  const root = useRefusalFocus(refusals);

  return (
    <form ref={root} noValidate method="post" onSubmit={submit} className={styles.root}>
      <NativeSelect
        id="contact-topic"
        required
        label={t("contacts.topic")}
        placeholder={t("contacts.chooseTopic")}
        options={contactTopics.map((value) => ({ value, label: t(`contacts.topics.${value}`) }))}
        value={fields.topic}
        error={problems.topic}
        onChange={({ currentTarget: { value } }) => change({ topic: isTopic(value) ? value : "" })}
      />
      <div className={styles.pair}>
        <TextField
          id="contact-name"
          required
          label={t("contacts.name")}
          autoComplete="name"
          maxLength={100}
          value={fields.name}
          error={problems.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextField
          id="contact-email"
          type="email"
          required
          label={t("contacts.email")}
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          value={fields.email}
          error={problems.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
      </div>
      <div className={styles.pair}>
        <PhoneField
          id="contact-phone"
          label={t("contacts.phone")}
          hint={t("contacts.phoneHint")}
          value={fields.phone}
          error={problems.phone}
          onValueChange={(phone) => change({ phone })}
        />
        <TextField
          id="contact-order"
          label={t("contacts.orderNumber")}
          hint={t("contacts.orderHint")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          value={fields.orderNumber}
          error={problems.orderNumber}
          onChange={(event) => change({ orderNumber: event.currentTarget.value })}
        />
      </div>
      <TextArea
        id="contact-message"
        required
        rows={6}
        label={t("contacts.message")}
        maxLength={contactLimits.messageMax}
        value={fields.message}
        error={problems.message}
        onChange={(event) => change({ message: event.currentTarget.value })}
      />
      {/* honeypot for bots: invisible, not focusable and hidden from screen readers */}
      <div aria-hidden className={styles.trap}>
        <label>
          {t("contacts.trap")}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <div className={styles.end}>
        <Button type="submit" variant="primary" size="large" loading={isPending}>
          {t("contacts.send")}
        </Button>
        <p className={styles.note}>{t("contacts.note")}</p>
      </div>
    </form>
  );
}
