import { encode } from "uqr";
import styles from "./qr-code.module.css";

export interface QrCodeProps {
  /** what a camera reads */
  text: string;
  /** what it is, for whoever does not see it */
  label: string;
  className?: string;
}

/** Empty modules around the code that a reader needs (ISO/IEC 18004). */
const quiet = 4;

/** A QR code, dark on white in every theme: many readers know no other. Loaded where one is shown. */
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
