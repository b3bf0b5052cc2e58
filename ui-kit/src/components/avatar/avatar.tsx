import { User } from "lucide-react";
import { Avatar as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import { initials, getTint } from "./initials.ts";
import styles from "./avatar.module.css";

export interface AvatarProps extends Omit<ComponentProps<"span">, "children"> {
  /** Name of the person or shop: read by screen readers, and shown by its initials without a picture. */
  name: string;
  /** The name is shown beside it, so screen readers skip the avatar. */
  decorative?: boolean;
  /** URL of a square picture. */
  src?: string;
  /** 32, 44, 56 or 80 px. */
  size?: "small" | "medium" | "large" | "huge";
}

const tints = ["brand", "info", "accent"] as const;

/** A person or a shop as a round picture, or as initials without one. */
export function Avatar({ name, decorative, src, size = "medium", className, ...rest }: AvatarProps) {
  const meaning = decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  return (
    <Primitive.Root
      {...rest}
      {...meaning}
      data-size={size}
      data-tint={tints[getTint(name, tints.length)]}
      className={classNames(styles.root, className)}
    >
      {src ? <Primitive.Image src={src} alt="" className={styles.picture} /> : null}
      <Primitive.Fallback className={styles.letters}>{initials(name) || <User />}</Primitive.Fallback>
    </Primitive.Root>
  );
}
