import { configure, getConfig, prettyDOM } from "@testing-library/react";

const { asyncWrapper: wait, getElementError } = getConfig();
let waits = 0;

/**
 * While a query is retried nobody reads its error, although each contains the whole printed page: a sixth of the
 * duration of the page tests. This prints the page only for the error that ends the wait.
 */
async function printOnce<T>(tryAgain: (...args: unknown[]) => Promise<T>): Promise<T> {
  waits += 1;
  try {
    return await wait(tryAgain);
  } catch (error) {
    if (error instanceof Error) error.message += `\n\n${prettyDOM() || ""}`;
    throw error;
  } finally {
    waits -= 1;
  }
}

// this file is evaluated for each test file, the package only once
if (wait.name !== printOnce.name)
  configure({
    asyncWrapper: printOnce,
    getElementError: (message, container) =>
      waits === 0 ? getElementError(message, container) : new Error(message ?? ""),
  });
