import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { lazy, useEffect } from "react";
import type { ReactNode } from "react";
import { configure } from "storybook/test";
import { startWorker } from "./start-worker.ts";
import { renderStory } from "./tests/render-story.tsx";
import { storybookTheme, systemTheme } from "./theme.ts";
import "../ui-kit/src/styles.css";

// a busy machine is slow, not wrong
configure({ asyncUtilTimeout: 25_000 });

// loaded separately, since tests need no docs
const DocsPage = lazy(() => import("./docs-page.tsx"));

const widths = [320, 360, 768, 1280, 1440];

/** Sets the theme on the document, as the application does, so that layers outside the story have it too. */
function Themed({ theme, children }: { theme: string; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset["theme"] = theme;
    return () => {
      delete document.documentElement.dataset["theme"];
    };
  }, [theme]);
  return children;
}

/** A docs page shows stories of both themes, so each has its own background. */
function ThemedPiece({ theme, children }: { theme: string; children: ReactNode }) {
  return (
    <div
      data-theme={theme}
      style={{
        padding: "clamp(var(--space-3), 4vw, var(--space-8))",
        background: "var(--page)",
        color: "var(--text)",
      }}
    >
      {children}
    </div>
  );
}

const isTest = "__vitest_browser__" in globalThis;

/** Tests run without the vision filters: Storybook adds them to the page of every story, and axe reads them. */
const accessibility = isTest ? { ...addonA11y(), decorators: [] } : addonA11y();

export default definePreview({
  ...(isTest && { renderToCanvas: renderStory }),
  addons: [accessibility, addonDocs(), addonMsw(startWorker)],
  tags: ["autodocs"],
  parameters: {
    // one element per passed rule is enough: collecting all of them takes a third of a story's time
    a11y: {
      test: "error",
      options: { resultTypes: isTest ? ["violations"] : ["violations", "incomplete"] },
    },
    docs: { theme: storybookTheme, page: DocsPage, canvas: { layout: "fullscreen" } },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: "requiredFirst" },
    options: {
      // Storybook reads this function's source, so it can use nothing from outside.
      storySort: {
        order: [
          "Start here",
          "Foundations",
          "Actions",
          "Forms",
          "Layers",
          "Navigation",
          "Feedback",
          "Data",
          "Media",
          "Shop",
          "Other",
          "Boards",
          "Storefront",
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: "800px" } },
        ]),
      ),
    },
  },
  globalTypes: {
    theme: {
      description: "Theme of the kit",
      toolbar: {
        title: "Theme",
        icon: "contrast",
        items: [
          { value: "light", title: "Light", icon: "sun" },
          { value: "dark", title: "Dark", icon: "moon" },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: "Language of the storefront's parts; the kit has no words of its own",
      toolbar: {
        title: "Language",
        icon: "globe",
        items: [
          { value: "ru", title: "Русский" },
          { value: "uz", title: "Oʻzbekcha" },
          { value: "en", title: "English" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: systemTheme, language: "ru" },
  decorators: [
    (Story, { globals, viewMode }) => {
      const theme = globals["theme"] === "dark" ? "dark" : "light";
      const Ground = viewMode === "docs" ? ThemedPiece : Themed;
      return (
        <Ground theme={theme}>
          <Story />
        </Ground>
      );
    },
  ],
});
