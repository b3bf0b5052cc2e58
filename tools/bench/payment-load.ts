import { setTimeout as pause } from "node:timers/promises";
import { makeNextCall, type PayableOrder } from "./payment-calls.ts";

/** The results at one rate; times in milliseconds from the scheduled moment of the call. */
export interface PaymentRound {
  perSecond: number;
  p50: number;
  p99: number;
  longest: number;
}

/**
 * Makes calls at a fixed rate, whether or not earlier ones were answered, so that a slow shop receives as many as a fast
 * one. Each call is the next one of an order without an open call.
 */
export async function callsAt(
  home: string,
  orders: PayableOrder[],
  rate: number,
  seconds: number,
): Promise<PaymentRound> {
  const waiting = [...orders];
  const took: number[] = [];
  const began = performance.now();
  let ended = began;
  const answers: Promise<void>[] = [];
  for (let made = 0; made < rate * seconds; made += 1) {
    const scheduled = began + (made * 1000) / rate;
    const early = scheduled - performance.now();
    if (early > 0) await pause(early);
    const [order] = waiting.splice(Math.floor(Math.random() * waiting.length), 1);
    if (!order) throw new Error(`At ${rate} calls per second every order waits for an answer`);
    const answered = makeNextCall(home, order).then(({ last }) => {
      ended = performance.now();
      took.push(ended - scheduled);
      if (!last) waiting.push(order);
    });
    // rejections are reported below, all at once
    answered.catch(() => undefined);
    answers.push(answered);
  }
  await Promise.all(answers);
  took.sort((a, b) => a - b);
  const at = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? NaN;
  return {
    perSecond: took.length / ((ended - began) / 1000),
    p50: at(0.5),
    p99: at(0.99),
    longest: at(1),
  };
}
