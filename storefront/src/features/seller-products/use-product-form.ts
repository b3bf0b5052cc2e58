import type { SellerProductStatus } from "@bezak/contract/product-attributes.ts";
import type { CategoryTerms, SellerProduct } from "@bezak/contract/seller-products.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode, isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { randomKey } from "../../lib/random-key.ts";
import { bodyOf, emptyFields, fieldsOf, type ProductFields, type VariantFields } from "./form-fields.ts";
import { formProblems, problemsOf, type FormProblems } from "./form-problems.ts";
import { createProduct, rewriteProduct, termsQuery, type ProductBody } from "./seller-products-api.ts";
import { useKeeping, useKeptForm } from "./use-kept-form.ts";
import { usePictures, type Pictures } from "./use-pictures.ts";
import { wholeNumber } from "./whole-number.ts";

export interface ProductFormSetup {
  /** null for a new one */
  product: SellerProduct | null;
  /** whose unsaved forms are kept */
  personId: string;
  /** gets what was stored; `created` says that it is new */
  onSaved: (saved: SellerProduct, created: boolean) => void;
}

export interface ProductFormState {
  product: SellerProduct | null;
  fields: ProductFields;
  pictures: Pictures;
  terms: CategoryTerms | undefined;
  /** why the terms of the category are not there */
  termsError: unknown;
  /** asks for them once more */
  askTerms: () => void;
  problems: FormProblems;
  /** how often something was found wrong: each time the focus goes to the first wrong field */
  refusals: number;
  failure: string | null;
  /** somebody else has changed the product since this form was opened */
  conflict: boolean;
  isDirty: boolean;
  /** what is being saved as, if anything */
  saving: SellerProductStatus | null;
  kept: ReturnType<typeof useKeptForm> & {
    /** fills the form with what was kept of an older product */
    take: () => void;
    /** throws away what was kept, and what of it is in the form */
    drop: () => void;
  };
  change: (change: Partial<ProductFields> | ((now: ProductFields) => Partial<ProductFields>)) => void;
  save: (status: SellerProductStatus, over?: boolean) => void;
  /** says what is missing to publish, without saving */
  missing: FormProblems;
}

interface Sending {
  body: ProductBody;
  sent: ProductFields;
  images: readonly string[];
  over: boolean;
}

/** What a stored form was, to tell whether there is anything to save. */
const fingerprint = (fields: ProductFields, images: readonly string[]) => JSON.stringify([fields, images]);

/** What was refused, and what stood in the form then. */
interface Refused {
  problems: FormProblems;
  fields: ProductFields;
}

/** A field that was changed since is no longer wrong, unless it is wrong in the same way still. */
function stillWrong(refused: Refused, fields: ProductFields, missing: FormProblems): FormProblems {
  const left = Object.entries(refused.problems).filter(([path, text]) => {
    if (missing[path] === text) return true;
    return !path.startsWith("images") && valueAt(refused.fields, path) === valueAt(fields, path);
  });
  return Object.fromEntries(left);
}

const sentStock = (row: VariantFields | undefined) => ({
  shownStock: wholeNumber(row?.stock ?? "") ?? undefined,
});

/** Only the ids of variants come back into a form that goes on being filled in; stock that was sent is not new any more. */
function withIds(fields: ProductFields, saved: SellerProduct, sent: ProductFields): ProductFields {
  const stored = fieldsOf(saved);
  const variants = Object.fromEntries(
    Object.entries(fields.variants).map(([key, row]) => [
      key,
      { ...row, id: stored.variants[key]?.id, ...sentStock(sent.variants[key]) },
    ]),
  );
  const added = Object.entries(stored.variants).filter(([key]) => !(key in variants));
  return {
    ...fields,
    single: { ...fields.single, id: stored.single.id, ...sentStock(sent.single) },
    variants: { ...Object.fromEntries(added), ...variants },
  };
}

/** A product being written. Everything typed stays until the server has it, and is kept in the browser meanwhile. */
export function useProductForm({ product, personId, onSaved }: ProductFormSetup): ProductFormState {
  const t = useTexts();
  const api = useApi();
  const [stored, setStored] = useState(product);
  const [first] = useState(() => ({
    fields: product ? fieldsOf(product) : emptyFields,
    images: product?.images.map(({ url }) => url) ?? [],
  }));
  const kept = useKeptForm(personId, product);
  const [fields, setFields] = useState(kept.begin?.fields ?? first.fields);
  const pictures = usePictures(kept.begin?.images ?? first.images);
  const [saved, setSaved] = useState(() => fingerprint(first.fields, first.images));
  const [refused, setRefused] = useState<Refused>({ problems: {}, fields: first.fields });
  const [refusals, setRefusals] = useState(0);
  const attempt = useRef<{ body: string; key: string } | null>(null);
  const { data: terms, error: termsError, refetch: askTerms } = useQuery(termsQuery(api, fields.categoryId));
  const isDirty = pictures.busy || fingerprint(fields, pictures.urls) !== saved;

  useKeeping({ ...kept, product: stored, isDirty, fields, images: pictures.urls });

  const saving = useMutation({
    mutationFn({ body, over }: Sending) {
      if (stored) return rewriteProduct(api, stored.id, body, over ? null : stored.version);
      const text = JSON.stringify(body);
      // another body is another wish: the key of the former would be refused for it
      if (attempt.current?.body !== text) attempt.current = { body: text, key: randomKey() };
      return createProduct(api, body, attempt.current.key);
    },
    onSuccess(answer, { sent, images }) {
      const next = withIds(sent, answer, sent);
      // what was typed while it was on its way stays
      setFields((now) => (now === sent ? next : withIds(now, answer, sent)));
      setSaved(fingerprint(next, images));
      setStored(answer);
      kept.forget();
      onSaved(answer, stored === null);
    },
    onError(error, { sent }) {
      if (isApiError(error)) refuse(problemsOf(error.fields, sent));
    },
  });

  function refuse(found: FormProblems) {
    setRefused({ problems: found, fields });
    setRefusals((count) => count + 1);
  }

  const change: ProductFormState["change"] = (part) => {
    setFields((now) => ({ ...now, ...(typeof part === "function" ? part(now) : part) }));
    if (saving.isError) saving.reset();
  };

  const check = (publish: boolean) =>
    formProblems({ fields, imageCount: pictures.urls.length, terms, publish }, t);

  function save(status: SellerProductStatus, over = false) {
    if (saving.isPending) return;
    const found = check(status === "published");
    if (Object.keys(found).length > 0) return refuse(found);
    if (!terms) {
      // without them nobody knows which attributes the product has
      void askTerms();
      return refuse({ categoryId: t("sellerProducts.wrong.terms") });
    }
    setRefused({ problems: {}, fields });
    const images = pictures.urls;
    const body = bodyOf({ fields, images, status, attributes: terms.attributes });
    saving.mutate({ body, sent: fields, images, over });
  }

  const missing = check(true);
  const problems = stillWrong(refused, fields, missing);

  function put(to: { fields: ProductFields; images: readonly string[] }) {
    setFields(to.fields);
    pictures.reset(to.images);
    setRefused({ problems: {}, fields: to.fields });
  }

  function take() {
    if (kept.found) put(kept.found);
    kept.hide();
  }

  function drop() {
    if (kept.restored !== null) put(first);
    kept.forget();
  }

  return {
    ...{
      product: stored,
      fields,
      pictures,
      terms,
      termsError,
      askTerms: () => void askTerms(),
      problems,
      refusals,
      isDirty,
      kept: { ...kept, take, drop },
      change,
      save,
    },
    failure:
      saving.error && !hasCode(saving.error, "product_changed") ? describeError(saving.error, t) : null,
    conflict: hasCode(saving.error, "product_changed"),
    saving: saving.isPending ? (saving.variables.body.status ?? "draft") : null,
    missing,
  };
}

/** What stands at the path of a problem, to tell whether it was touched. */
function valueAt(fields: ProductFields, path: string): unknown {
  const [, key, field] = /^variant (.*) (\w+)$/s.exec(path) ?? [];
  if (key !== undefined) return fields.variants[key]?.[(field ?? "price") as "price"];
  if (/^option /.test(path)) return fields.options;
  const [top = "", ...rest] = path.split(".");
  if (["price", "oldPrice", "stock", "sku"].includes(top)) return fields.single[top as "price"];
  if (top === "variants") return fields.variants;
  const value = (fields as unknown as Record<string, unknown>)[top];
  const below = rest[0];
  return below !== undefined && typeof value === "object" && value !== null
    ? (value as Record<string, unknown>)[below]
    : value;
}
