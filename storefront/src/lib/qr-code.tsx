import { encode } from "uqr";
import styles from "./qr-code.module.css";

export interface QrCodeProps {
  /** the encoded text */
  text: string;
  /** accessible name */
  label: string;
  className?: string;
}

/** Empty modules that readers need around the code (ISO/IEC 18004). */
const quiet = 4;

/** A QR code, dark on white in every theme, since many readers need that. Loaded where one is shown. */
export default function QrCode({ text, label, className }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: "M", border: quiet });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} rx={1} className={styles.light} />
      <path d={dark.join("")} className={styles.dark} />
    </svg>
  );
}
