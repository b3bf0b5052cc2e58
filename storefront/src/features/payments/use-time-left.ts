import { useEffect, useState } from "react";
import { serverNow } from "../../lib/server-clock.ts";

const second = 1000;

/** Milliseconds left by the server's clock, updated each second; 0 when the time is over, null without a deadline. */
export function useTimeLeft(until: string | null): number | null {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (until === null) return;
    const tick = () => setNow(serverNow());
    const [first, timer] = [setTimeout(tick), setInterval(tick, second)];
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [until]);
  return until === null ? null : Math.max(0, Date.parse(until) - now);
}

/** `4:05`, `1:04:05`; rounded up to whole seconds. */
export function clock(ms: number): string {
  const seconds = Math.ceil(ms / second);
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
