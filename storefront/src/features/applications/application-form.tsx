import { businessTypes, monthlyVolumes, sellingExperiences } from "@bezak/contract/application-status.ts";
import { limits } from "@bezak/contract/limits.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import {
  Alert,
  Button,
  Checkbox,
  NativeSelect,
  PhoneField,
  RadioGroup,
  TextArea,
  TextField,
  TextLink,
} from "@bezak/ui-kit";
import type { ComponentProps, ReactNode } from "react";
import type { TextKey } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useOnline } from "../../lib/use-online.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import type { ApplicationField, ApplicationFields } from "./application-draft.ts";
import styles from "./application-form.module.css";
import type { ApplicationFormState } from "./use-application-form.ts";

type TextFieldName = Extract<
  ApplicationField,
  "companyName" | "contactPerson" | "email" | "website" | "otherPlatforms"
>;

export function ApplicationForm({ form, picker }: { form: ApplicationFormState; picker: ReactNode }) {
  const t = useTexts();
  const paths = usePaths();
  const online = useOnline();
  const { fields, problems, refusals, failure, isPending, change, submit } = form;
  const root = useRefusalFocus(refusals);

  const text = (name: TextFieldName, more: Partial<ComponentProps<typeof TextField>> = {}) => (
    <TextField
      label={t(`application.${name}`)}
      {...more}
      id={`application-${name}`}
      value={fields[name]}
      error={problems[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );
  const choice = <Name extends "monthlyVolume" | "experience">(
    name: Name,
    words: "volumes" | "experiences",
    values: readonly string[],
  ) => (
    <NativeSelect
      id={`application-${name}`}
      required
      label={t(`application.${name}`)}
      placeholder={t("selling.choose")}
      options={values.map((value) => ({ value, label: t(`application.${words}.${value}` as TextKey) }))}
      value={fields[name]}
      error={problems[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );

  return (
    <form ref={root} noValidate method="post" onSubmit={submit} className={styles.root}>
      <p className={styles.note}>{t("selling.required")}</p>
      <Part title={t("selling.company")}>
        {text("companyName", {
          required: true,
          autoComplete: "organization",
          maxLength: sellerLimits.companyNameMax,
        })}
        <RadioGroup
          required
          variant="tiles"
          label={t("application.businessType")}
          options={businessTypes.map((value) => ({ value, label: t(`application.businessTypes.${value}`) }))}
          value={fields.businessType}
          error={problems.businessType}
          onValueChange={(value) => change({ businessType: value as ApplicationFields["businessType"] })}
        />
        {text("website", {
          type: "url",
          hint: t("selling.websiteHint"),
          autoComplete: "url",
          maxLength: 200,
          autoCapitalize: "none",
        })}
      </Part>
      <Part title={t("selling.contact")}>
        {text("contactPerson", { required: true, autoComplete: "name", maxLength: limits.nameMax })}
        <div className={styles.pair}>
          <PhoneField
            id="application-phone"
            required
            label={t("application.phone")}
            value={fields.phone}
            error={problems.phone}
            onValueChange={(phone) => change({ phone })}
          />
          {text("email", {
            type: "email",
            hint: t("selling.emailHint"),
            autoComplete: "email",
            maxLength: 254,
            autoCapitalize: "none",
          })}
        </div>
      </Part>
      <Part title={t("selling.goods")}>
        {picker}
        <TextArea
          id="application-description"
          required
          rows={5}
          label={t("application.description")}
          hint={t("selling.descriptionHint")}
          maxLength={sellerLimits.applicationTextMax}
          value={fields.description}
          error={problems.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
      </Part>
      <Part title={t("selling.work")}>
        <div className={styles.pair}>
          {choice("monthlyVolume", "volumes", monthlyVolumes)}
          {choice("experience", "experiences", sellingExperiences)}
        </div>
        {text("otherPlatforms", { hint: t("selling.otherHint"), maxLength: 500 })}
      </Part>
      <div className={styles.part}>
        <div>
          <Checkbox
            id="application-agreeTerms"
            aria-required
            label={`${t("selling.agree")} *`}
            checked={fields.agreeTerms}
            error={problems.agreeTerms}
            onChange={(event) => change({ agreeTerms: event.currentTarget.checked })}
          />
          <TextLink
            href={paths.info("selling-rules")}
            target="_blank"
            rel="noopener"
            variant="standalone"
            className={styles.rules}
          >
            {t("selling.readRules")}
          </TextLink>
        </div>
        <Checkbox
          label={t("selling.marketing")}
          hint={t("selling.marketingHint")}
          checked={fields.marketingConsent}
          onChange={(event) => change({ marketingConsent: event.currentTarget.checked })}
        />
      </div>
      {online ? null : <Alert tone="warning">{t("selling.offline")}</Alert>}
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <div className={styles.end}>
        <Button type="submit" variant="primary" size="large" loading={isPending}>
          {t("selling.send")}
        </Button>
        <p className={styles.note}>{t("selling.sendNote")}</p>
      </div>
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  );
}
