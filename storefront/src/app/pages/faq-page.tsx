import { Breadcrumbs } from "@bezak/ui-kit";
import { FaqView } from "../../features/info/faq-view.tsx";
import { plainText, type FaqDocument } from "../../features/info/info-document.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./info-page.module.css";

/** Questions and answers as JSON-LD. */
function faqData({ categories }: FaqDocument): object {
  const questions = categories.flatMap((category) => category.questions);
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}

export function FaqPage({ document }: { document: FaqDocument }) {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <PageHead
        title={`${document.title} · ${t("shop.name")}`}
        description={document.description}
        data={import.meta.env.SSR ? faqData(document) : undefined}
      />
      <Breadcrumbs
        label={t("common.breadcrumbs")}
        renderLink={renderLink}
        items={[{ label: t("nav.home"), to: usePaths().home() }, { label: document.title }]}
      />
      <FaqView document={document} />
    </div>
  );
}
