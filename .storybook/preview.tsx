import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import { useEffect } from "react";
import type { ReactNode } from "react";
import "../ui-kit/src/styles.css";

const widths = [320, 360, 768, 1280];

/** The theme stands on the document, as in the application: layers outside the story take it too. */
function Themed({ theme, children }: { theme: string; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset["theme"] = theme;
  }, [theme]);
  return children;
}

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  parameters: {
    a11y: { test: "error" },
    layout: "padded",
    backgrounds: { disable: true },
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
      toolbar: { title: "Theme", icon: "contrast", items: ["light", "dark"], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: "light" },
  decorators: [
    (Story, { globals }) => (
      <Themed theme={globals["theme"] === "dark" ? "dark" : "light"}>
        <Story />
      </Themed>
    ),
  ],
});
