import { useEffect } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

const uncaught: unknown[] = [];
let isRunning = false;

function throwUncaught(): void {
  if (uncaught.length > 0) throw uncaught.splice(0)[0];
}

/** After a story: what it threw when it was mounted already turns it red. */
export function endStory(): void {
  isRunning = false;
  throwUncaught();
}

function Mounted({ whenMounted, children }: { whenMounted: () => void; children: ReactNode }) {
  useEffect(whenMounted, [whenMounted]);
  return children;
}

interface Rendering {
  storyContext: object;
  unboundStoryFn: (context: never) => ReactNode;
}

/** React renders in a task of its own what an effect has set. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Mounts a story with React as it is shipped. Storybook's own way waits for ever for a story that throws, and every
 * later one waits behind it: there is no `act` in that React to pass the error on.
 */
export async function renderStory(
  { storyContext, unboundStoryFn }: Rendering,
  canvas: HTMLElement,
): Promise<() => void> {
  isRunning = true;
  const { promise, resolve } = Promise.withResolvers<void>();
  const root = createRoot(canvas, {
    onUncaughtError: (error) => {
      if (isRunning) uncaught.push(error);
      else reportError(error);
      resolve();
    },
  });
  const Story = () => unboundStoryFn(storyContext as never);
  root.render(
    <Mounted whenMounted={resolve}>
      <Story />
    </Mounted>,
  );
  await promise;
  // as `act` does: what effects have set is there before a play or axe looks
  await nextTask();
  await nextTask();
  if (uncaught.length > 0) root.unmount();
  throwUncaught();
  return () => root.unmount();
}
