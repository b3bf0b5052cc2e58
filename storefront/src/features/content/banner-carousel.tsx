import type { Banner } from "@bezak/contract/content.ts";
import { Carousel } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { BannerSlide } from "./banner-slide.tsx";

/** Seconds per slide. */
const seconds = 7;

export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const t = useTexts();
  const hydrated = useHydrated();
  const slides = banners.map((banner, index) => (
    <BannerSlide
      key={banner.id}
      banner={banner}
      priority={index === 0}
      waits={index > 0 && !hydrated}
      action={t("home.more")}
    />
  ));
  if (slides.length === 1) return slides[0];
  return (
    <Carousel
      kind="slides"
      label={t("home.banners")}
      roleLabel={t("home.bannersKind")}
      previousLabel={t("goods.back")}
      nextLabel={t("goods.forward")}
      slideLabel={(number, count) => t("home.banner", { number, count })}
      autoplay={{ seconds, pauseLabel: t("home.pause"), playLabel: t("home.play") }}
    >
      {slides}
    </Carousel>
  );
}
