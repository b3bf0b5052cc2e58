import { useEffect } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

const uncaught: unknown[] = [];
let isRunning = false;

function throwUncaught(): void {
  if (uncaught.length > 0) throw uncaught.splice(0)[0];
}

/** Ends a story and throws its uncaught errors; an error of mounting has already failed its test. */
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

/** React renders state that an effect has set in a separate task. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Mounts a story with React's production build. Storybook's own renderer waits for ever for a story that throws, and blocks
 * all later ones: that build has no `act` to pass the error on.
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
  // as `act` does: state set by effects is rendered before a play function or axe runs
  await nextTask();
  await nextTask();
  if (uncaught.length > 0) root.unmount();
  throwUncaught();
  return () => root.unmount();
}
