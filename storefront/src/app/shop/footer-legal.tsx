import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { contactsQuery } from "../../lib/contacts-query.ts";

/** Copyright, and the legal person that runs the marketplace as far as it is set. */
export function FooterLegal() {
  const t = useTexts();
  const { data } = useQuery(contactsQuery(useApi()));
  const { legalName, tin } = data?.requisites ?? {};
  const person = [legalName, tin && t("footer.tin", { tin })].filter(Boolean).join(" · ");
  // oxlint-disable-next-line react/purity -- differs from the server only around New Year, which is harmless
  const year = new Date().getFullYear();
  return (
    <div>
      <p suppressHydrationWarning>
        {t("footer.copyright", { year, name: data?.storeName || t("shop.name") })}
      </p>
      {person ? <p>{person}</p> : null}
    </div>
  );
}
