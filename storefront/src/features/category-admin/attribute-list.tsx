import { attributeKinds } from "@bezak/contract/product-attributes.ts";
import { Alert, Button, Checkbox, IconButton, NativeSelect, TextArea, TextField } from "@bezak/ui-kit";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { languages } from "../../lib/language.ts";
import { moved } from "../../lib/moved.ts";
import type { FormProblems } from "../../lib/use-stored-form.ts";
import { newAttribute, type AttributeFields } from "./category-fields.ts";
import styles from "./category-form.module.css";
import type { CategoryFormState } from "./use-category-form.ts";

export interface AttributeListProps {
  form: CategoryFormState;
  /** keys of the stored attributes, which do not change */
  stored: readonly string[];
}

const most = 40;

/** The attributes of a category in their order. */
export function AttributeList({ form: { fields, problems, change }, stored }: AttributeListProps) {
  const t = useTexts();
  const { attributes } = fields;
  const put = (at: number, part: Partial<AttributeFields>) =>
    change({ attributes: attributes.map((one, other) => (other === at ? { ...one, ...part } : one)) });
  return (
    <div className={styles.attributes}>
      {problems.attributes ? <Alert tone="danger">{problems.attributes}</Alert> : null}
      {attributes.length === 0 ? <p>{t("categoryAdmin.noAttributes")}</p> : null}
      {attributes.map((attribute, at) => (
        <AttributeItem
          // a new attribute has no key yet, and keys may repeat while they are typed
          key={at}
          attribute={attribute}
          at={at}
          count={attributes.length}
          isStored={stored.includes(attribute.key)}
          problems={problems}
          onChange={(part) => put(at, part)}
          onMove={(to) => change({ attributes: moved(attributes, at, to) })}
          onRemove={() => change({ attributes: attributes.toSpliced(at, 1) })}
        />
      ))}
      {attributes.length < most ? (
        <Button
          icon={<Plus aria-hidden />}
          className={styles.add}
          onClick={() => change({ attributes: [...attributes, newAttribute] })}
        >
          {t("categoryAdmin.addAttribute")}
        </Button>
      ) : null}
    </div>
  );
}

interface AttributeItemProps {
  attribute: AttributeFields;
  at: number;
  count: number;
  isStored: boolean;
  problems: FormProblems;
  onChange: (part: Partial<AttributeFields>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function AttributeItem(props: AttributeItemProps) {
  const { attribute, at, count, isStored, problems, onChange, onMove, onRemove } = props;
  const t = useTexts();
  const path = `attributes.${at}`;
  const id = `category-attribute-${at}`;
  const name = attribute.name.ru || attribute.key || t("categoryAdmin.newAttribute");
  return (
    <fieldset className={styles.attribute}>
      <legend className={styles.legend}>{name}</legend>
      <div className={styles.tools}>
        <IconButton
          size="small"
          label={t("categoryAdmin.attributeUp", { name })}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          size="small"
          label={t("categoryAdmin.attributeDown", { name })}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        >
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton size="small" label={t("categoryAdmin.removeAttribute", { name })} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className={styles.pair}>
        {languages.map((language) => (
          <TextField
            key={language}
            id={`${id}-name-${language}`}
            lang={language}
            required={language === "ru"}
            label={t("categoryAdmin.attributeName", { language: t(`languages.${language}`) })}
            maxLength={80}
            value={attribute.name[language]}
            error={problems[`${path}.name.${language}`]}
            onChange={({ currentTarget: { value } }) =>
              onChange({ name: { ...attribute.name, [language]: value } })
            }
          />
        ))}
        <TextField
          id={`${id}-key`}
          required
          label={t("categoryAdmin.attributeKey")}
          hint={t("categoryAdmin.attributeKeyHint")}
          readOnly={isStored}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={attribute.key}
          error={problems[`${path}.key`]}
          onChange={(event) => onChange({ key: event.currentTarget.value })}
        />
        <NativeSelect
          id={`${id}-kind`}
          label={t("categoryAdmin.attributeKind")}
          options={attributeKinds.map((value) => ({ value, label: t(`categoryAdmin.kinds.${value}`) }))}
          value={attribute.kind}
          error={problems[`${path}.kind`]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ kind: attributeKinds.find((kind) => kind === value) ?? "text" })
          }
        />
        {attribute.kind === "number"
          ? languages.map((language) => (
              <TextField
                key={language}
                id={`${id}-unit-${language}`}
                lang={language}
                label={t("categoryAdmin.attributeUnit", { language: t(`languages.${language}`) })}
                maxLength={20}
                value={attribute.unit[language]}
                error={problems[`${path}.unit.${language}`] ?? problems[`${path}.unit`]}
                onChange={({ currentTarget: { value } }) =>
                  onChange({ unit: { ...attribute.unit, [language]: value } })
                }
              />
            ))
          : null}
      </div>
      {attribute.kind === "choice" ? (
        <TextArea
          id={`${id}-choices`}
          required
          rows={5}
          label={t("categoryAdmin.attributeChoices")}
          hint={t("categoryAdmin.choicesHint")}
          value={attribute.choices}
          error={problems[`${path}.choices`]}
          onChange={(event) => onChange({ choices: event.currentTarget.value })}
        />
      ) : null}
      <Checkbox
        label={t("categoryAdmin.attributeRequired")}
        checked={attribute.required}
        onChange={(event) => onChange({ required: event.currentTarget.checked })}
      />
    </fieldset>
  );
}
