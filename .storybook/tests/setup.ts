import "./disable-instrumentation.ts";
import "./skip-painting.ts";
import "./skip-other-mocks.ts";
import { afterEach } from "vitest";
import { endStory } from "./render-story.tsx";

const inStorybook = import.meta.env["VITEST_STORYBOOK"] === "true";

afterEach(({ task }) => {
  // axe's full report is only for Storybook's panel; a violation is the error of its story
  if (!inStorybook) Reflect.deleteProperty(task.meta, "reports");
  endStory();
});
