import type { Application } from "@bezak/contract/applications.ts";
import { Tag } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import type { TextKey } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { FactList } from "../../lib/fact-list.tsx";
import { mailLink } from "../../lib/mail-link.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import styles from "./application-facts.module.css";

type Field = Extract<
  keyof Application,
  | "companyName"
  | "businessType"
  | "website"
  | "contactPerson"
  | "phone"
  | "email"
  | "categories"
  | "description"
  | "monthlyVolume"
  | "experience"
  | "otherPlatforms"
>;

export interface ApplicationFactsProps {
  application: Application;
  /** by default the questions as the applicant answered them */
  names?: Record<Field, TextKey>;
}

/** The answers of an application; empty ones are not shown. */
export function ApplicationFacts({ application, names }: ApplicationFactsProps) {
  const t = useTexts();
  const text = useLocalized();
  const { companyName, contactPerson, phone, email, website, description, otherPlatforms } = application;
  const facts: [field: Field, value: ReactNode][] = [
    ["companyName", companyName],
    ["businessType", t(`application.businessTypes.${application.businessType}`)],
    ["website", website ? <SafeLink address={website} /> : null],
    ["contactPerson", contactPerson],
    ["phone", <a href={`tel:${phone}`}>{phone}</a>],
    ["email", email ? <a href={mailLink(email)}>{email}</a> : null],
    [
      "categories",
      <span className={styles.tags}>
        {application.categories.map(({ id, name }) => (
          <Tag key={id}>{text(name)}</Tag>
        ))}
      </span>,
    ],
    ["description", description],
    ["monthlyVolume", t(`application.volumes.${application.monthlyVolume}`)],
    ["experience", t(`application.experiences.${application.experience}`)],
    ["otherPlatforms", otherPlatforms],
  ];
  const nameOf = (field: Field) => t(names?.[field] ?? `application.${field}`);
  return <FactList facts={facts.map(([field, value]) => ({ name: nameOf(field), value }))} />;
}

/**
 * An address that the applicant entered: opened in a new tab and without a referrer. Anything but a web address is shown
 * as text.
 */
function SafeLink({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return address;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {address}
    </a>
  );
}
