import type { SellerProduct } from "@bezak/contract/seller-products.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { openStorage } from "../../lib/storage.ts";
import type { ProductFields } from "./form-fields.ts";
import { draftName, readDraft, writeDraft, type ProductDraft } from "./product-drafts.ts";

/** Typing goes on for a while: the form is kept when it pauses. */
const pauseMs = 500;

/** What the browser kept of this form. One that began with an older product is asked about before it is taken. */
export function useKeptForm(personId: string, product: SellerProduct | null) {
  const name = draftName(personId, product?.id ?? null);
  const [draft] = useState(() => readDraft(openStorage("localStorage"), name));
  const begin = draft?.version === (product?.version ?? null) ? draft : null;
  const [restored, setRestored] = useState(begin?.at ?? null);
  const [found, setFound] = useState(begin ? null : draft);
  function hide() {
    setRestored(null);
    setFound(null);
  }
  return {
    personId,
    /** what the form begins with instead of what is stored */
    begin,
    /** when that was left; ISO 8601, null once it is no news any more */
    restored,
    /** a form of an older product, to be taken or thrown away */
    found,
    /** the message was read */
    hide,
    forget() {
      writeDraft(openStorage("localStorage"), name, null);
      hide();
    },
  };
}

interface Keeping {
  personId: string;
  product: SellerProduct | null;
  /** one that waits for an answer is not written over */
  found: ProductDraft | null;
  isDirty: boolean;
  fields: ProductFields;
  images: readonly string[];
}

/** Keeps an unsaved form in the browser: when typing pauses, and when the page is left. */
export function useKeeping({ personId, product, found, isDirty, fields, images }: Keeping): void {
  const order = images.join(" ");
  const keep = useEffectEvent(() => {
    if (!isDirty || found) return;
    const at = new Date().toISOString();
    const draft = { fields, images, version: product?.version ?? null, at };
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
