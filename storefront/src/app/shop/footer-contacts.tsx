import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api-context.ts";
import { contactsQuery, phoneLink } from "../../lib/contacts-query.ts";
import styles from "./footer.module.css";

/** Phone number and mail of the shop, once they are loaded and if they are set. */
export function FooterContacts() {
  const { data } = useQuery(contactsQuery(useApi()));
  if (!data?.phone && !data?.email) return null;
  return (
    <ul role="list" className={styles.contacts}>
      {data.phone ? (
        <li>
          <a href={phoneLink(data.phone)} className={styles.link}>
            {data.phone}
          </a>
        </li>
      ) : null}
      {data.email ? (
        <li>
          <a href={`mailto:${data.email}`} className={styles.link}>
            {data.email}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
