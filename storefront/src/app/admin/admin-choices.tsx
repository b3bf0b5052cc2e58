import { ThemeSwitch } from "../../features/theme/theme-switch.tsx";
import { LanguageLinks } from "../shop/language-links.tsx";
import styles from "./admin-choices.module.css";

/** Language and theme of the panel: in the bar on wide screens, else at the end of the page. */
export function AdminChoices({ place }: { place: "bar" | "foot" }) {
  const Root = place === "foot" ? "footer" : "div";
  return (
    <Root data-place={place} className={styles.root}>
      <LanguageLinks small />
      <ThemeSwitch />
    </Root>
  );
}
