import { useTexts } from "../../i18n/texts-context.tsx";
import { PageHead } from "../page-head.tsx";

/** Title of a page of the seller panel, excluded from search engines. */
export function PanelHead({ title }: { title: string }) {
  const t = useTexts();
  return (
    <PageHead
      title={`${title} · ${t("sellerPanel.title")}`}
      description={t("sellerPanel.description")}
      index={false}
    />
  );
}
