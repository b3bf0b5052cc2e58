import { SegmentedControl } from "@bezak/ui-kit";
import { Monitor, Moon, Sun } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { themes } from "./theme.ts";
import { useTheme } from "./use-theme.ts";

const icons = { system: Monitor, light: Sun, dark: Moon };

/** Chooses between light, dark and what the system says; at once and for every page to come. Icons, or words. */
export function ThemeSwitch({ worded, className }: { worded?: boolean; className?: string }) {
  const t = useTexts();
  const { theme, choose } = useTheme();
  const options = themes.map((value) => {
    const Icon = icons[value];
    return { value, label: t(`theme.${value}`), icon: worded ? undefined : <Icon aria-hidden /> };
  });
  return (
    <SegmentedControl
      label={t("theme.label")}
      options={options}
      value={theme}
      onValueChange={choose}
      className={className}
    />
  );
}
