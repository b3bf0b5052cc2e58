import styles from "./guide.module.css";

/** The header of the first page. */
export function Face() {
  return (
    <div className={styles.guide}>
      <header className={styles.face}>
        <h1>The kit of Bezak</h1>
        <p>
          Every screen of Bezak consists of these components. The kit defines their appearance and how they
          are used by touch, keyboard and screen reader. It contains nothing of the shop: no routes, no money,
          no texts of its own.
        </p>
      </header>
      <p>
        The colours come from Uzbekistan: glazed tile turquoise and lapis on warm paper white, one saffron
        accent for the main action. Calm, generous, precise; pictures dominate the page.
      </p>
    </div>
  );
}
