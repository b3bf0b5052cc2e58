import { useTexts } from "../../i18n/texts-context.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { useHeadSink } from "../head-context.ts";
import { HomeContent } from "../home-content.tsx";
import { shopData } from "../json-ld.ts";
import { PageHead } from "../page-head.tsx";

export default function HomePage() {
  const t = useTexts();
  const paths = usePaths();
  const { origin } = useHeadSink();
  return (
    <>
      <PageHead
        title={t("home.title")}
        description={t("home.description")}
        data={import.meta.env.SSR ? shopData({ name: t("shop.name"), origin, paths }) : undefined}
      />
      <HomeContent />
    </>
  );
}
