import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import styles from "./token-board.module.css";

/** The children in the light and in the dark theme, side by side where there is room. */
export function BothThemes({ children }: { children: ReactNode }) {
  return (
    <div className={styles.themes}>
      {(["light", "dark"] as const).map((theme) => (
        <section key={theme} data-theme={theme} aria-label={theme} className={styles.theme}>
          {children}
        </section>
      ))}
    </div>
  );
}

/** The name of a token with its sample. */
export function TokenRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <code className={styles.name}>--{name}</code>
      <Value name={name} />
      <div className={styles.drawing}>{children}</div>
    </div>
  );
}

function Value({ name }: { name: string }) {
  const root = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState("");
  useEffect(() => {
    if (root.current) setValue(getComputedStyle(root.current).getPropertyValue(`--${name}`));
  }, [name]);
  return (
    <span ref={root} className={styles.value}>
      {value}
    </span>
  );
}
