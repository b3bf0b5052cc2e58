import type { SellerProductStatus } from "@bezak/contract/product-attributes.ts";
import type { CategoryTerms, SellerProduct } from "@bezak/contract/seller-products.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode, isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { createOnce } from "./create-once.ts";
import { toBody, emptyFields, toFields, type ProductFields, type VariantFields } from "./form-fields.ts";
import { formProblems, toProblems, type FormProblems } from "./form-problems.ts";
import { readTheirs } from "./theirs.ts";
import { rewriteProduct, termsQuery, type ProductBody } from "./seller-products-api.ts";
import { findRemainingProblems, type Refused } from "./remaining-problems.ts";
import { useDraftStorage, useFormDraft } from "./use-form-draft.ts";
import { usePictures, type Pictures } from "./use-pictures.ts";
import { wholeNumber } from "../../lib/whole-number.ts";

/** Stores the product of a shop that an administrator edits. */
type Rewrite = (id: string, body: ProductBody, version: number | null) => Promise<SellerProduct>;

export interface ProductFormSetup {
  /** null for a new product */
  product: SellerProduct | null;
  /** the user, for the drafts */
  personId: string;
  /** an administrator edits it: how it is stored */
  rewrite?: Rewrite;
  /** `created` is true for a new product */
  onSaved: (saved: SellerProduct, created: boolean) => void;
}

export interface ProductFormState {
  /** of the user's own shop: what it earns is shown */
  isOwn: boolean;
  product: SellerProduct | null;
  fields: ProductFields;
  pictures: Pictures;
  terms: CategoryTerms | undefined;
  /** why the terms of the category could not be loaded */
  termsError: unknown;
  /** loads them again */
  askTerms: () => void;
  problems: FormProblems;
  /** increases with each failed validation; the focus then moves to the first invalid field */
  refusals: number;
  failure: string | null;
  /** somebody else has changed the product since this form was opened */
  conflict: boolean;
  /** what is stored now, after a conflict */
  theirs: SellerProduct | null;
  isDirty: boolean;
  /** the status that is being saved, if any */
  saving: SellerProductStatus | null;
  draft: ReturnType<typeof useFormDraft> & {
    /** uses the draft of an older product version */
    take: () => void;
    /** discards the draft, including what of it is in the form */
    drop: () => void;
  };
  change: (change: Partial<ProductFields> | ((now: ProductFields) => Partial<ProductFields>)) => void;
  save: (status: SellerProductStatus) => void;
  /** saves again after a conflict and overwrites the other change */
  saveOver: () => void;
  /** errors that prevent publishing, without saving */
  missing: FormProblems;
}

interface Sending {
  status: SellerProductStatus;
  sent: ProductFields;
  images: readonly string[];
  /** ids of all pictures of the form */
  shown: readonly string[];
  over: boolean;
}

/** Detects whether there is anything to save. */
const fingerprint = (fields: ProductFields, images: readonly string[]) => JSON.stringify([fields, images]);

const sentStock = (row: VariantFields | undefined) =>
  row ? { shownStock: wholeNumber(row.stock) ?? undefined } : {};

/** Adds only ids of variants and the sent stock to a form that was changed while it was saved. */
function withIds(fields: ProductFields, saved: SellerProduct, sent: ProductFields): ProductFields {
  const stored = toFields(saved);
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

/** State of a product form. What is typed is stored in the browser until the server has it. */
export function useProductForm({ product, personId, rewrite, onSaved }: ProductFormSetup): ProductFormState {
  const t = useTexts();
  const api = useApi();
  const queryClient = useQueryClient();
  const [stored, setStored] = useState(product);
  const [first] = useState(() => ({
    fields: product ? toFields(product) : emptyFields,
    images: product?.images.map(({ url }) => url) ?? [],
  }));
  const draft = useFormDraft(personId, product);
  const [fields, setFields] = useState(draft.begin?.fields ?? first.fields);
  const pictures = usePictures(draft.begin?.images ?? first.images);
  const [saved, setSaved] = useState(() => fingerprint(first.fields, first.images));
  const [refused, setRefused] = useState<Refused>({
    problems: {},
    fields: first.fields,
    pictures: first.images,
  });
  const [refusals, setRefusals] = useState(0);
  const attempt = useRef(draft.begin?.attempt ?? null);
  const ofProduct = rewrite ? product?.id : undefined;
  const {
    data: terms,
    error: termsError,
    refetch: askTerms,
  } = useQuery(termsQuery(api, fields.categoryId, ofProduct));
  const isDirty = pictures.busy || fingerprint(fields, pictures.urls) !== saved;

  useDraftStorage({ ...draft, product: stored, isDirty, fields, images: pictures.urls, attempt });

  const saving = useMutation({
    async mutationFn({ status, sent, images, over }: Sending) {
      // saves wait until the terms of the category are loaded
      const { attributes } = await queryClient.ensureQueryData(termsQuery(api, sent.categoryId, ofProduct));
      const body = toBody({ fields: sent, images, status, attributes });
      const version = over ? null : (stored?.version ?? null);
      if (stored && rewrite) return rewrite(stored.id, body, version);
      if (stored) return rewriteProduct(api, stored.id, body, version);
      return createOnce(api, body, attempt);
    },
    onSuccess(answer, { sent, images }) {
      const next = withIds(sent, answer, sent);
      // keeps what was typed while saving
      setFields((now) => (now === sent ? next : withIds(now, answer, sent)));
      setSaved(fingerprint(next, images));
      setStored(answer);
      attempt.current = null;
      draft.forget();
      onSaved(answer, stored === null);
    },
    onError(error, { sent, shown }) {
      if (!isApiError(error)) return;
      refuse({ problems: toProblems(error.fields, sent), fields: sent, pictures: shown });
    },
  });

  function refuse(found: Refused) {
    setRefused(found);
    setRefusals((count) => count + 1);
  }

  const change: ProductFormState["change"] = (part) => {
    setFields((now) => ({ ...now, ...(typeof part === "function" ? part(now) : part) }));
    if (saving.isError) saving.reset();
  };

  const images = pictures.urls;
  const shown = pictures.list.map(({ id }) => id);
  const imageLost = pictures.list.some(({ state }) => state === "failed");
  const check = (publish: boolean) =>
    formProblems({ fields, imageCount: images.length, imageLost, terms, publish }, t);

  function save(status: SellerProductStatus, over = false) {
    if (saving.isPending) return;
    const found = check(status === "published");
    if (Object.keys(found).length > 0) return refuse({ problems: found, fields, pictures: shown });
    setRefused({ problems: {}, fields, pictures: shown });
    saving.mutate({ status, sent: fields, images, shown, over });
  }

  const missing = check(true);
  const problems = findRemainingProblems(refused, { fields, pictures: shown, missing });

  function put(to: { fields: ProductFields; images: readonly string[] }) {
    setFields(to.fields);
    pictures.reset(to.images);
    setRefused({ problems: {}, fields: to.fields, pictures: to.images });
  }

  function take() {
    if (draft.found) put(draft.found);
    draft.hide();
  }

  function drop() {
    if (draft.restored !== null) put(first);
    attempt.current = null;
    draft.forget();
  }

  const isConflict = hasCode(saving.error, "product_changed", "stale_version");
  return {
    isOwn: rewrite === undefined,
    product: stored,
    fields,
    pictures,
    terms,
    termsError,
    askTerms: () => void askTerms(),
    problems,
    refusals,
    isDirty,
    draft: { ...draft, take, drop },
    change,
    save: (status) => save(status),
    saveOver: () => save(saving.variables?.status ?? "draft", true),
    failure: saving.error && !isConflict ? describeError(saving.error, t) : null,
    conflict: isConflict,
    theirs: isConflict ? readTheirs(saving.error) : null,
    saving: saving.isPending ? saving.variables.status : null,
    missing,
  };
}
