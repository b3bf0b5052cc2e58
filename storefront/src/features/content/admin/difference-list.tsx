import { Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { contentDifferences, type Content, type Difference } from "./content-differences.ts";
import styles from "./difference-list.module.css";
import { useScheduleText } from "./use-schedule-text.ts";

export interface DifferenceListProps {
  before: Content;
  after: Content;
  describe: DescribeSource | undefined;
}

/** What a section shows, in words. */
export type DescribeSource = (content: Content) => string;

/** What differs between two contents, in words. `describe`: undefined while what sections name is loading. */
export function DifferenceList({ before, after, describe }: DifferenceListProps) {
  const t = useTexts();
  const schedule = useScheduleText();
  const found = contentDifferences(before, after);
  const quote = (text: string) =>
    text === "" ? t("contentAdmin.versions.empty") : t("contentAdmin.versions.quoted", { text });
  const when = (content: Content) => schedule(content) || t("contentAdmin.versions.always");
  const on = (active: boolean) => t(active ? "contentAdmin.versions.on" : "contentAdmin.versions.off");
  const position = (value: string) =>
    value === "home" || value === "section" ? t(`contentAdmin.banners.positions.${value}`) : value;

  function toLine(one: Difference): { name: string; change: string } {
    const from = (was: string, is: string) => t("contentAdmin.versions.change", { before: was, after: is });
    switch (one.field) {
      case "title":
      case "subtitle":
      case "text": {
        const field =
          one.field === "text"
            ? "contentAdmin.sections.fields.text"
            : (`contentAdmin.banners.fields.${one.field}` as const);
        const name = `${t(field)} · ${t(`languages.${one.language}`)}`;
        return { name, change: from(quote(one.before), quote(one.after)) };
      }
      case "link":
        return { name: t("contentAdmin.banners.fields.link"), change: from(one.before, one.after) };
      case "position":
        return {
          name: t("contentAdmin.banners.fields.position"),
          change: from(position(one.before), position(one.after)),
        };
      case "active":
        return { name: t("contentAdmin.schedule"), change: from(on(one.before), on(one.after)) };
      case "schedule":
        return { name: t("contentAdmin.versions.days"), change: from(when(before), when(after)) };
      case "source":
        return {
          name: t("contentAdmin.sections.source"),
          change: describe ? from(describe(before), describe(after)) : "",
        };
      case "desktop":
      case "mobile":
        return {
          name: `${t("contentAdmin.banners.pictures")} · ${t(`contentAdmin.banners.fields.${one.field}`)}`,
          change: t("contentAdmin.versions.otherPicture"),
        };
    }
  }

  if (!describe)
    return (
      <div role="group" aria-busy aria-label={t("common.loading")}>
        <Skeleton />
      </div>
    );
  if (found.length === 0) return <p className={styles.none}>{t("contentAdmin.versions.same")}</p>;
  return (
    <ul role="list" className={styles.list}>
      {found.map(toLine).map(({ name, change }) => (
        <li key={name}>
          <span className={styles.name}>{name}:</span> {change}
        </li>
      ))}
    </ul>
  );
}
