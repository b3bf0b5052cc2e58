import type { User } from "@bezak/contract/auth.ts";
import { limits } from "@bezak/contract/limits.ts";
import { Alert, Button, NativeSelect, PhoneField, TextField } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { languages, type Language } from "../../lib/language.ts";
import styles from "./profile-form.module.css";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import type { ProfileFormState } from "./use-profile-form.ts";

/** A city with its name in the language of the page. */
export interface CityOption {
  value: string;
  label: string;
}

export interface ProfileFormProps {
  user: User;
  form: ProfileFormState;
  /** undefined while they are loading or cannot be loaded: the chosen city stays */
  cities: readonly CityOption[] | undefined;
}

export function ProfileForm({ user, form, cities }: ProfileFormProps) {
  const t = useTexts();
  const { fields, problems, refusals, failure, isDirty, isPending, change } = form;
  const root = useRefusalFocus(refusals);
  const known = cities ?? (fields.city ? [{ value: fields.city, label: fields.city }] : []);

  return (
    <form ref={root} noValidate onSubmit={form.submit} className={styles.root}>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <div className={styles.pair}>
        <TextField
          id="profile-name"
          required
          label={t("profile.name")}
          autoComplete="name"
          maxLength={limits.nameMax}
          value={fields.name}
          error={problems.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextField
          id="profile-email"
          type="email"
          readOnly
          label={t("profile.email")}
          hint={t("profile.emailHint")}
          value={user.email}
        />
        <PhoneField
          id="profile-phone"
          label={t("profile.phone")}
          value={fields.phone}
          error={problems.phone}
          onValueChange={(phone) => change({ phone })}
        />
        <NativeSelect
          id="profile-language"
          label={t("profile.language")}
          hint={t("profile.languageHint")}
          value={fields.language}
          error={problems.language}
          options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onChange={(event) => change({ language: event.currentTarget.value as Language })}
        />
        <NativeSelect
          id="profile-city"
          label={t("profile.city")}
          value={fields.city}
          error={problems.city}
          options={[{ value: "", label: t("profile.noCity") }, ...known]}
          onChange={(event) => change({ city: event.currentTarget.value })}
        />
        <TextField
          id="profile-address"
          label={t("profile.address")}
          hint={t("profile.addressHint")}
          autoComplete="street-address"
          maxLength={limits.addressMax}
          value={fields.address}
          error={problems.address}
          onChange={(event) => change({ address: event.currentTarget.value })}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={isPending} disabled={!isDirty}>
          {t("profile.save")}
        </Button>
        {isDirty && !isPending ? (
          <Button variant="ghost" onClick={form.reset}>
            {t("profile.undo")}
          </Button>
        ) : null}
        <p role="status" className={styles.state}>
          {isDirty && !isPending ? t("profile.unsaved") : ""}
        </p>
      </div>
    </form>
  );
}
