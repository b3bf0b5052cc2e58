import type { AdministeredBanner, AdministeredSection } from "@bezak/contract/content-admin.ts";
import type { SectionContent } from "@bezak/contract/content-draft.ts";
import type { Section } from "@bezak/contract/content.ts";
import { Picture } from "@bezak/ui-kit";
import { LayoutGrid, PanelTop, ShoppingBag, TextQuote } from "lucide-react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { pictureFiles } from "../../../lib/picture-sources.ts";
import { useLocalized } from "../../../lib/use-localized.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import type { RowAbout } from "./content-row.tsx";
import { contentState } from "./content-state.ts";

interface NamedCategory {
  id: string;
  slug: string;
  name: AdministeredBanner["title"];
}

const BannerPicture = ({ url }: { url: string }) => (
  <Picture {...pictureFiles({ url })} alt="" sizes="12rem" ratio="auto" fallback={<PanelTop aria-hidden />} />
);

/** Describes a banner in the list. */
export function useBannerAbout(): (banner: AdministeredBanner) => RowAbout {
  const t = useTexts();
  const text = useLocalized();
  return ({ image, subtitle, link, position }) => ({
    picture: <BannerPicture url={image.desktop} />,
    lines: [
      text(subtitle),
      t("contentAdmin.banners.leadsTo", { link }),
      position === "home" ? "" : t("contentAdmin.banners.onlyInSections"),
    ].filter(Boolean),
  });
}

/** What the source of a section names. */
export interface SourceContext {
  banners: readonly AdministeredBanner[] | undefined;
  categories: readonly NamedCategory[];
}

export interface SectionContext extends SourceContext {
  /** what visitors see now; undefined while it is unknown */
  shown: readonly Section[] | undefined;
}

const icons = { products: ShoppingBag, categories: LayoutGrid, banner: PanelTop, text: TextQuote } as const;

/** Describes a section in the list, and says when visitors see nothing of it. */
export function useSectionAbout(context: SectionContext): (section: AdministeredSection) => RowAbout {
  const t = useTexts();
  const { banners, shown } = context;
  const describe = useSourceText(context);
  return (section) => {
    const Icon = icons[section.type];
    const banner =
      section.type === "banner" ? banners?.find(({ id }) => id === section.source.bannerId) : undefined;
    const visible = shown?.find(({ id }) => id === section.id);
    const isOn = contentState(section, serverNow()) === "shown";
    return {
      picture: banner ? <BannerPicture url={banner.image.desktop} /> : <Icon aria-hidden />,
      lines: [
        t(`contentAdmin.sections.types.${section.type}`),
        describe(section),
        visible && section.type !== "text"
          ? t("contentAdmin.sections.sees", { count: visible.items.length })
          : "",
      ].filter(Boolean),
      warning: isOn && shown && !visible ? t("contentAdmin.sections.emptyNow") : undefined,
    };
  };
}

/** What a section shows, in words. */
export function useSourceText({ banners, categories }: SourceContext): (section: SectionContent) => string {
  const t = useTexts();
  const text = useLocalized();
  const toName = (key: string) => {
    const category = categories.find(({ id, slug }) => id === key || slug === key);
    return category ? text(category.name) : key;
  };
  return (section) => {
    switch (section.type) {
      case "products": {
        const { filter, sort = "popularity", category, brand, seller, limit } = section.source;
        return [
          t(`contentAdmin.sections.filters.${filter ?? "all"}`),
          category && toName(category),
          brand?.join(", "),
          seller && t("contentAdmin.sections.ofOneShop"),
          t(`contentAdmin.sections.sorts.${sort}`),
          t("contentAdmin.sections.upTo", { limit }),
        ]
          .filter(Boolean)
          .join(" · ");
      }
      case "categories": {
        const { ids, limit } = section.source;
        const what = ids ? ids.map(toName).join(", ") : t("contentAdmin.sections.featuredShort");
        return `${what} · ${t("contentAdmin.sections.upTo", { limit })}`;
      }
      case "banner": {
        const banner = banners?.find(({ id }) => id === section.source.bannerId);
        return banner ? text(banner.title) : "";
      }
      case "text":
        return text(section.source.text);
    }
  };
}
