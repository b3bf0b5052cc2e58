import { ThemeSwitch } from "../../features/theme/theme-switch.tsx";
import { LanguageLinks } from "../shop/language-links.tsx";
import styles from "./admin-choices.module.css";

/** How the panel speaks and looks: in its bar where there is room, else at the foot of the page. */
export function AdminChoices({ place }: { place: "bar" | "foot" }) {
  const Root = place === "foot" ? "footer" : "div";
  return (
    <Root data-place={place} className={styles.root}>
      <LanguageLinks small />
      <ThemeSwitch />
    </Root>
  );
}
