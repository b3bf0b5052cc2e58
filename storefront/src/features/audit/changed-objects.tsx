import { Badge, VisuallyHidden } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { formatJson, type ChangedField, type ChangedObject } from "./entry-changes.ts";
import styles from "./entry-dialog.module.css";

export interface ChangedObjectsProps {
  objects: readonly ChangedObject[];
  /** false when only what was before is known */
  isKnown: boolean;
}

const tones = { created: "success", changed: "info", deleted: "danger" } as const;

/** Fields of objects before and after, side by side. */
export function ChangedObjects({ objects, isKnown }: ChangedObjectsProps) {
  const t = useTexts();
  return objects.map(({ id, kind, fields }) => (
    <article key={id} aria-label={id} className={styles.object}>
      <h4 className={styles.name}>
        <code>{id}</code>
        {isKnown && kind !== "changed" ? <Badge tone={tones[kind]}>{t(`audit.${kind}`)}</Badge> : null}
      </h4>
      {kind === "changed" ? (
        // each value names its side to screen readers
        <p aria-hidden className={styles.sides}>
          <span>{t("audit.before")}</span>
          <span>{t("audit.after")}</span>
        </p>
      ) : null}
      <ul role="list" className={styles.fields}>
        {fields.map((field) => (
          <Field key={field.name} {...field} sides={kind === "changed" ? "both" : "one"} />
        ))}
      </ul>
    </article>
  ));
}

function Field({ name, before, after, sides }: ChangedField & { sides: "both" | "one" }) {
  const t = useTexts();
  return (
    <li className={styles.field} data-sides={sides}>
      <code className={styles.fieldName}>{name}</code>
      {before === undefined ? null : (
        <span className={styles.value} data-side="before">
          <VisuallyHidden>{`${t("audit.before")}: `}</VisuallyHidden>
          <Value of={before} />
        </span>
      )}
      {after === undefined ? null : (
        <span className={styles.value} data-side="after">
          <VisuallyHidden>{`${t("audit.after")}: `}</VisuallyHidden>
          <Value of={after} />
        </span>
      )}
    </li>
  );
}

function Value({ of: value }: { of: unknown }) {
  const t = useTexts();
  if (value === null) return "–";
  if (value === "***") return <i>{t("audit.hidden")}</i>;
  if (typeof value === "boolean") return t(value ? "audit.yes" : "audit.no");
  return Number.isInteger(value) ? formatNumber(value as number) : formatJson(value);
}
