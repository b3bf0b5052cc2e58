import type { SellerProduct } from "@bezak/contract/seller-products.ts";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { openStorage } from "../../lib/storage.ts";
import type { Attempt } from "./create-once.ts";
import type { ProductFields } from "./form-fields.ts";
import { draftName, readDraft, writeDraft, type ProductDraft } from "./product-drafts.ts";

/** Typing goes on for a while: the form is kept when it pauses. */
const pauseMs = 500;

/** What the browser kept of this form. One that began with an older product is asked about before it is taken. */
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
    /** what the form begins with instead of what is stored */
    begin,
    /** when that was left; ISO 8601, null once it is no news any more */
    restored,
    /** a form of an older product, to be taken or thrown away */
    found,
    /** the message was read */
    hide,
    /** the form goes away for good: what stands in it is wanted no more */
    end() {
      over.current = true;
      forget();
    },
  };
}

interface Keeping {
  personId: string;
  product: SellerProduct | null;
  /** one that waits for an answer is not written over */
  found: ProductDraft | null;
  /** nothing is kept any more */
  over: RefObject<boolean>;
  isDirty: boolean;
  fields: ProductFields;
  images: readonly string[];
  /** a new product that was sent and not answered */
  attempt: RefObject<Attempt | null>;
}

/** Keeps an unsaved form in the browser: when typing pauses, and when the page is left. */
export function useKeeping(keeping: Keeping): void {
  const { personId, product, found, over, isDirty, fields, images, attempt } = keeping;
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
