import { SegmentedControl } from "@bezak/ui-kit";
import { Monitor, Moon, Sun } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { themes } from "./theme.ts";
import { useTheme } from "./use-theme.ts";

const icons = { system: Monitor, light: Sun, dark: Moon };

/** Chooses light, dark or the system's theme, also for later visits. As icons, or as text if `worded`. */
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
