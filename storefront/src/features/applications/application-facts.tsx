import type { Application } from "@bezak/contract/applications.ts";
import { Tag } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import type { TextKey } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { FactList } from "../../lib/fact-list.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import styles from "./application-facts.module.css";

/** The answers of an application; empty ones are not shown. */
export function ApplicationFacts({ application }: { application: Application }) {
  const t = useTexts();
  const text = useLocalized();
  const { companyName, contactPerson, phone, email, website, description, otherPlatforms } = application;
  const facts: [name: TextKey, value: ReactNode][] = [
    ["application.companyName", companyName],
    ["application.businessType", t(`application.businessTypes.${application.businessType}`)],
    ["application.website", website ? <SafeLink address={website} /> : null],
    ["application.contactPerson", contactPerson],
    ["application.phone", <a href={`tel:${phone}`}>{phone}</a>],
    ["application.email", email ? <a href={`mailto:${email}`}>{email}</a> : null],
    [
      "application.categories",
      <span className={styles.tags}>
        {application.categories.map(({ id, name }) => (
          <Tag key={id}>{text(name)}</Tag>
        ))}
      </span>,
    ],
    ["application.description", description],
    ["application.monthlyVolume", t(`application.volumes.${application.monthlyVolume}`)],
    ["application.experience", t(`application.experiences.${application.experience}`)],
    ["application.otherPlatforms", otherPlatforms],
  ];
  return <FactList facts={facts.map(([name, value]) => ({ name: t(name), value }))} />;
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
