import type { Client } from "pg";
import type { TranslatedText, Translations } from "../../../search/localized.ts";
import type { OptionKey } from "../catalog/kind.ts";
import { kinds } from "../catalog/kinds.ts";
import { colourName, optionTitles, sizes } from "../catalog/options.ts";
import { grownId } from "./ids.ts";

/** The options that all products of the demo share. */
export interface DemoOptions {
  byKey: Map<OptionKey, { id: string; values: Map<string, { id: string; rank: number }> }>;
  /** uz and en texts of the options and their values */
  texts: Translations;
}

const keys = Object.keys(optionTitles) as OptionKey[];

function getValues(key: OptionKey): readonly TranslatedText[] {
  if (key !== "colour") return sizes[key];
  return [...new Set(kinds.flatMap(({ colours }) => colours))].map(colourName);
}

/** Every option and value that products can have, with the number that makes its id unique. */
const wanted = keys.flatMap((key, at) => [
  { key, part: (at + 1) * 100, value: null as TranslatedText | null },
  ...getValues(key).map((value, place) => ({ key, part: (at + 1) * 100 + place + 1, value })),
]);

/** Adds options and values that the demo's own products do not use; a repeat adds nothing. */
export async function completeOptions(client: Client): Promise<void> {
  for (const { key, part, value } of wanted) {
    const title = optionTitles[key];
    const reference = value ? "product_option_value" : "product_option";
    const id = grownId(value ? "optval" : "opt", 0, part);
    const made = value
      ? await client.query(
          `insert into product_option_value (id, value, option_id, rank)
           select $1, $2, o.id, coalesce((select max(rank) + 1 from product_option_value where option_id = o.id), 0)
           from product_option o where o.title = $3 and not o.is_exclusive and o.deleted_at is null
             and not exists (select from product_option_value v
               where v.option_id = o.id and v.value = $2 and v.deleted_at is null)`,
          [id, value.ru, title.ru],
        )
      : await client.query(
          `insert into product_option (id, title) select $1, $2 where not exists (
             select from product_option where title = $2 and not is_exclusive and deleted_at is null)`,
          [id, title.ru],
        );
    if (made.rowCount) await translate(client, { id, part, reference, text: value ?? title });
  }
}

async function translate(
  client: Client,
  { id, part, reference, text }: { id: string; part: number; reference: string; text: TranslatedText },
): Promise<void> {
  const field = reference === "product_option" ? "title" : "value";
  for (const [at, language] of (["uz", "en"] as const).entries())
    await client.query(
      `insert into translation (id, reference, reference_id, locale_code, translations, translated_field_count)
       values ($1, $2, $3, $4, $5, 1)`,
      [grownId("trans", 0, part * 2 + at), reference, id, language, { [field]: text[language] }],
    );
}

export async function readOptions(client: Client): Promise<DemoOptions> {
  const { rows } = await client.query<{
    title: string;
    id: string;
    value: string;
    valueId: string;
    rank: number;
  }>(
    `select o.title, o.id, v.value, v.id as "valueId", coalesce(v.rank, 0) as rank
     from product_option o join product_option_value v on v.option_id = o.id and v.deleted_at is null
     where not o.is_exclusive and o.deleted_at is null and o.title = any($1)`,
    [keys.map((key) => optionTitles[key].ru)],
  );
  const byKey: DemoOptions["byKey"] = new Map();
  for (const { title, id, value, valueId, rank } of rows) {
    const key = keys.find((one) => optionTitles[one].ru === title) ?? "colour";
    const option = byKey.get(key) ?? { id, values: new Map<string, { id: string; rank: number }>() };
    option.values.set(value, { id: valueId, rank });
    byKey.set(key, option);
  }
  return {
    byKey,
    texts: await readTexts(
      client,
      rows.flatMap(({ id, valueId }) => [id, valueId]),
    ),
  };
}

async function readTexts(client: Client, ids: string[]): Promise<Translations> {
  const { rows } = await client.query<{ id: string; texts: Record<string, Record<string, string>> }>(
    `select reference_id as id, jsonb_object_agg(locale_code, translations) as texts from translation
     where reference_id = any($1) and deleted_at is null group by reference_id`,
    [ids],
  );
  return new Map(rows.map(({ id, texts }) => [id, texts]));
}
