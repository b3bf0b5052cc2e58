import { configure, getConfig, prettyDOM } from "@testing-library/react";

const { asyncWrapper: wait, getElementError } = getConfig();
let waits = 0;

/**
 * While a query is tried again nobody reads its error, yet each has the whole page printed into it: a sixth of what the
 * tests of pages cost. The page is printed once, into the error that ends the wait.
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

// the package outlives this file, which is evaluated for each file of tests
if (wait.name !== printOnce.name)
  configure({
    asyncWrapper: printOnce,
    getElementError: (message, container) =>
      waits === 0 ? getElementError(message, container) : new Error(message ?? ""),
  });
