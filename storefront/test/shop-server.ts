import { cleanup } from "@testing-library/react";
import { setupServer, type SetupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { handlers } from "../src/mocks/handlers.ts";

/** The API of a file of tests, answered by the mocks. Every test starts with the usual answers and nothing stored. */
export function serveShop() {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen());
  afterAll(() => server.close());
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    cleanup();
    server.resetHandlers();
    server.events.removeAllListeners();
  });
  return server;
}

/** Shows a copy of each request as it leaves, until the test ends. */
export function watchRequests(server: SetupServer, note: (request: Request) => Promise<void>): void {
  server.events.on("request:start", ({ request }) => void note(request.clone()));
}
