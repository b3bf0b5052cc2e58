import { parentPort, workerData } from "node:worker_threads";
import type { DemoShop } from "./demo-shop.ts";
import { grownProduct } from "./grown-product.ts";
import { addLines, type SentLines } from "./grown-rows.ts";
import { LineBuffer } from "./line-buffer.ts";
import { getSources } from "./product-sources.ts";

/** Input of the worker thread; both product numbers are inclusive. */
export interface GrowJob {
  demo: DemoShop;
  seed: number;
  base: Date;
  from: number;
  to: number;
  batch: number;
}

/** COPY lines of some products. */
export interface GrownBatch {
  count: number;
  sent: Record<keyof SentLines, Uint8Array<ArrayBuffer>>;
}

const { demo, seed, base, from, to, batch }: GrowJob = workerData;
const sources = getSources(demo, { seed, base });
const lines: SentLines = {
  staged_product: new LineBuffer(),
  staged_variant: new LineBuffer(),
  image: new LineBuffer(),
  product_review: new LineBuffer(),
  documents: new LineBuffer(),
};

function makeBatch(first: number, last: number): GrownBatch {
  for (let number = first; number <= last; number += 1) addLines(lines, grownProduct(number, sources), demo);
  const sent = {
    staged_product: lines.staged_product.take(),
    staged_variant: lines.staged_variant.take(),
    image: lines.image.take(),
    product_review: lines.product_review.take(),
    documents: lines.documents.take(),
  };
  return { count: last - first + 1, sent };
}

let next = from;

/** Answers each message with one batch, and with undefined after the last. */
parentPort?.on("message", () => {
  const last = Math.min(to, next + batch - 1);
  const made = next > to ? undefined : makeBatch(next, last);
  next = last + 1;
  parentPort?.postMessage(made, made ? Object.values(made.sent).map(({ buffer }) => buffer) : []);
});
