import { useState } from "react";
import { randomKey } from "./random-key.ts";

/**
 * The idempotency key of a body: the same one until another body is sent, so that a repeat after a lost answer changes
 * nothing twice.
 */
export function useRequestKey(): (body: unknown) => string {
  const [keyOf] = useState(() => {
    let last = { text: "", key: "" };
    return (body: unknown) => {
      const text = JSON.stringify(body);
      if (last.text !== text) last = { text, key: randomKey() };
      return last.key;
    };
  });
  return keyOf;
}
