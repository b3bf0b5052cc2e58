import type { SellerProduct } from "@bezak/contract/seller-products.ts";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { openStorage } from "../../lib/storage.ts";
import type { Attempt } from "./create-once.ts";
import type { ProductFields } from "./form-fields.ts";
import { draftName, readDraft, writeDraft, type ProductDraft } from "./product-drafts.ts";

/** Milliseconds without typing before the form is stored. */
const pauseMs = 500;

/** The stored draft of a form. The user is asked before a draft of an older product version is used. */
export function useFormDraft(personId: string, product: SellerProduct | null) {
  const name = draftName(personId, product?.id ?? null);
  const [draft] = useState(() => readDraft(openStorage("localStorage"), name));
  const begin = draft?.version === (product?.version ?? null) ? draft : null;
  const [restored, setRestored] = useState(begin?.at ?? null);
  const [found, setFound] = useState(begin ? null : draft);
  const over = useRef(false);
  function hide() {
    setRestored(null);
    setFound(null);
  }
  function forget() {
    writeDraft(openStorage("localStorage"), name, null);
    hide();
  }
  return {
    personId,
    over,
    forget,
    /** initial values instead of the stored product */
    begin,
    /** when the draft was stored, ISO 8601; null after its message was closed */
    restored,
    /** draft of an older version, to use or to discard */
    found,
    /** closes the message */
    hide,
    /** ends the form without storing it again */
    end() {
      over.current = true;
      forget();
    },
  };
}

interface DraftStorage {
  personId: string;
  product: SellerProduct | null;
  /** a draft that waits for a decision must not be overwritten */
  found: ProductDraft | null;
  /** nothing may be stored any more */
  over: RefObject<boolean>;
  isDirty: boolean;
  fields: ProductFields;
  images: readonly string[];
  /** request for a new product without an answer */
  attempt: RefObject<Attempt | null>;
}

/** Stores an unsaved form when typing pauses and when the page is left. */
export function useDraftStorage(form: DraftStorage): void {
  const { personId, product, found, over, isDirty, fields, images, attempt } = form;
  const order = images.join(" ");
  const keep = useEffectEvent(() => {
    if (!isDirty || found || over.current) return;
    const at = new Date().toISOString();
    const draft: ProductDraft = { fields, images, version: product?.version ?? null, at };
    if (attempt.current) draft.attempt = attempt.current;
    writeDraft(openStorage("localStorage"), draftName(personId, product?.id ?? null), draft);
  });
  useEffect(() => {
    const timer = setTimeout(keep, pauseMs);
    return () => clearTimeout(timer);
  }, [fields, order, isDirty]);
  useEffect(() => {
    const now = () => keep();
    window.addEventListener("pagehide", now);
    return () => {
      window.removeEventListener("pagehide", now);
      now();
    };
  }, []);
}
