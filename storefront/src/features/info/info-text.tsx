import { TextLink } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/texts-context.tsx";
import { inLanguage } from "../../lib/language.ts";
import { Link } from "../../lib/link.tsx";
import { inlineParts, type InfoBlock } from "./info-document.ts";
import styles from "./info-text.module.css";

export interface InfoTextProps {
  blocks: readonly InfoBlock[];
  /** dynamic parts by name, including the `@` */
  live?: Readonly<Record<string, ReactNode>>;
}

export function InfoText({ blocks, live = {} }: InfoTextProps) {
  return (
    <div className={styles.root}>
      {blocks.map((block, index) => {
        if (typeof block !== "string") {
          return (
            <ul key={index} className={styles.list}>
              {block.map((line) => (
                <li key={line}>
                  <Inline text={line} />
                </li>
              ))}
            </ul>
          );
        }
        if (block in live) return <div key={index}>{live[block]}</div>;
        return (
          <p key={index}>
            <Inline text={block} />
          </p>
        );
      })}
    </div>
  );
}

function Inline({ text }: { text: string }) {
  const language = useLanguage();
  return inlineParts(text).map((part, index) => {
    if (typeof part === "string") return part;
    const own = part.to.startsWith("/") && !part.to.startsWith("/api/");
    return (
      <TextLink key={index} asChild>
        {own ? (
          <Link to={inLanguage(part.to, language)}>{part.words}</Link>
        ) : (
          <a href={part.to}>{part.words}</a>
        )}
      </TextLink>
    );
  });
}
