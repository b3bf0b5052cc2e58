import styles from "./guide.module.css";

/** The header of the first page. */
export function Face() {
  return (
    <div className={styles.guide}>
      <header className={styles.face}>
        <h1>The kit of Bezak</h1>
        <p>
          Everything one sees in Bezak is put together from these parts. The kit knows how things look and how
          they are used with a finger, a keyboard and a screen reader. It knows no shop: no routes, no money,
          no words of its own.
        </p>
      </header>
      <p>
        The look comes from the place: glazed tile turquoise and lapis on warm paper white, one saffron accent
        for what is to be pressed. Calm, generous, precise; the pictures carry the page.
      </p>
    </div>
  );
}
