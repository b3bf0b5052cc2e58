import type { Banner, Section } from "@bezak/contract/content.ts";
import type { ContentVersion } from "@bezak/contract/content-versions.ts";
import { Alert, SegmentedControl, Skeleton } from "@bezak/ui-kit";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useLayoutEffect, useState } from "react";
import { bannersQuery, sectionsQuery } from "../../features/content/content-api.ts";
import { getTexts, loadMessages } from "../../i18n/load-messages.ts";
import { TextsProvider, useLanguage, useTexts } from "../../i18n/texts-context.tsx";
import type { ApiClient } from "../../lib/api-client.ts";
import { useApi } from "../../lib/api-context.ts";
import { languages, type Language } from "../../lib/language.ts";
import { PreviewFrame } from "../../lib/preview-frame.tsx";
import { HomeContent } from "../home-content.tsx";
import { createQueryClient } from "../query-client.ts";
import { homePosition } from "../row-lengths.ts";
import styles from "./home-preview.module.css";

/** What the home page shows in place of what is stored. */
export interface HomePreviewProps {
  banners: readonly Banner[];
  sections: readonly Section[];
}

/** Widths of a window, in pixels. */
const widths = { phone: 390, desktop: 1280 } as const;
const icons = { phone: <Smartphone aria-hidden />, desktop: <Monitor aria-hidden /> };
const devices = ["phone", "desktop"] as const;

/** The real home page with edited content, for a phone and a desktop, in each language. */
export function HomePreview(content: HomePreviewProps) {
  const t = useTexts();
  const [device, setDevice] = useState<(typeof devices)[number]>("phone");
  const { language, choose } = usePreviewLanguage();
  return (
    <section aria-label={t("contentAdmin.preview.title")} className={styles.root}>
      <div className={styles.choices}>
        <SegmentedControl
          label={t("contentAdmin.preview.device")}
          options={devices.map((value) => ({
            value,
            label: t(`contentAdmin.preview.devices.${value}`),
            icon: icons[value],
          }))}
          value={device}
          onValueChange={setDevice}
        />
        <SegmentedControl
          label={t("contentAdmin.preview.language")}
          options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={language}
          onValueChange={choose}
        />
      </div>
      <PreviewFrame title={t("contentAdmin.preview.title")} width={widths[device]} language={language}>
        <TextsProvider language={language} t={getTexts(language)}>
          <PreviewContent {...content} />
        </TextsProvider>
      </PreviewFrame>
      <p className={styles.note}>{t("contentAdmin.preview.note")}</p>
    </section>
  );
}

export interface PreviewedVersionProps {
  version: ContentVersion;
  onEnd: () => void;
}

/** Says above the preview that it shows an earlier version. */
export function PreviewedVersion({ version: { number }, onEnd }: PreviewedVersionProps) {
  const t = useTexts();
  return (
    <Alert tone="info" onClose={onEnd} closeLabel={t("contentAdmin.versions.hide")}>
      {t("contentAdmin.versions.previewed", { number })}
    </Alert>
  );
}

export const PreviewSkeleton = () => <Skeleton shape="box" height="44rem" />;

function PreviewContent({ banners, sections }: HomePreviewProps) {
  const api = useApi();
  // a cache of its own: the edited content must not reach the pages of the shop
  const [cache] = useState(() => {
    const client = createQueryClient();
    client.setDefaultOptions({
      queries: { ...client.getDefaultOptions().queries, refetchOnReconnect: false },
    });
    fill(client, api, { banners, sections });
    return client;
  });
  useLayoutEffect(() => fill(cache, api, { banners, sections }), [api, cache, banners, sections]);
  return (
    <QueryClientProvider client={cache}>
      <main className={styles.shop}>
        <HomeContent />
      </main>
    </QueryClientProvider>
  );
}

function fill(cache: QueryClient, api: ApiClient, { banners, sections }: HomePreviewProps): void {
  cache.setQueryData(bannersQuery(api, homePosition).queryKey, [...banners]);
  cache.setQueryData(sectionsQuery(api).queryKey, [...sections]);
}

/** The language of the preview, at first that of the page; its messages are loaded when it is chosen. */
function usePreviewLanguage() {
  const [language, setLanguage] = useState<Language>(useLanguage());
  return {
    language,
    choose: (to: Language) =>
      // without a network the preview stays in its language
      void loadMessages(to, ["shell", "home"]).then(
        () => setLanguage(to),
        () => undefined,
      ),
  };
}
