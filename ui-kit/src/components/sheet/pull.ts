/** For stories: a finger moves down by these distances, slower than a fling, and is released. */
export async function pull(target: Element, distances: readonly number[]) {
  const { left, top } = target.getBoundingClientRect();
  const touchAt = (down: number) =>
    new Touch({ identifier: 1, target, clientX: left + 4, clientY: top + 4 + down });
  const send = (type: string, touch: Touch) => {
    const touches = type === "touchend" ? [] : [touch];
    const init = { touches, changedTouches: [touch], bubbles: true, cancelable: true };
    target.dispatchEvent(new TouchEvent(type, init));
  };
  send("touchstart", touchAt(0));
  for (const down of [...distances, distances.at(-1)!]) {
    send("touchmove", touchAt(down));
    // events in one frame have the same time
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  send("touchend", touchAt(distances.at(-1)!));
}
