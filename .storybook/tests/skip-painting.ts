import { configure, getConfig } from "storybook/test";
import { page } from "vitest/browser";

const resize = page.viewport.bind(page);

/** Every story sets its viewport, though most have that of the previous one; setting it again would lay the page out again. */
page.viewport = async (width, height) => {
  if (innerWidth !== width || innerHeight !== height) await resize(width, height);
};

// A headless browser shows nothing: an invisible frame is laid out and styled as usual, but not painted.
if (navigator.userAgent.includes("Headless") && frameElement instanceof parent.HTMLElement)
  frameElement.style.opacity = "0";

const { getElementError } = getConfig();

/** While a query is repeated nobody reads its error, which would contain the whole page each time. */
configure({
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: isRepeatedAttempt } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    if (!isRepeatedAttempt) return getElementError(message, container);
    return Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" });
  },
});
