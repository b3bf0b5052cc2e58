import { useId } from "react";
import styles from "./tile-ornament.module.css";

/** Decorative eight-pointed stars, as on the tiles of Samarkand. Fills its container in the colour of the text. */
export function TileOrnament() {
  const id = useId();
  return (
    <svg aria-hidden focusable="false" className={styles.root}>
      <defs>
        <pattern id={id} width="72" height="72" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1.5">
            <path d="M36 8l8.2 8.2H55.8v11.6L64 36l-8.2 8.2v11.6H44.2L36 64l-8.2-8.2H16.2V44.2L8 36l8.2-8.2V16.2h11.6z" />
            <path d="M36 0v8M36 64v8M0 36h8M64 36h8M16.2 16.2L0 0M55.8 16.2L72 0M16.2 55.8L0 72M55.8 55.8L72 72" />
          </g>
          <path d="M36 25l4 7 7 4-7 4-4 7-4-7-7-4 7-4z" fill="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
