import { configure, getConfig } from "storybook/test";
import { page } from "vitest/browser";

const resize = page.viewport.bind(page);

/** A story asks for its size though most have that of the story before; the browser lays the page out each time. */
page.viewport = async (width, height) => {
  if (innerWidth !== width || innerHeight !== height) await resize(width, height);
};

// Nobody looks: what cannot be seen is laid out and styled as ever, and not drawn.
if (navigator.userAgent.includes("Headless") && frameElement instanceof parent.HTMLElement)
  frameElement.style.opacity = "0";

const { getElementError } = getConfig();

/** While a query is tried again and again nobody reads its error, and the whole page would be printed into each. */
configure({
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: isRepeatedAttempt } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    if (!isRepeatedAttempt) return getElementError(message, container);
    return Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" });
  },
});
