import { cleanup } from "@testing-library/react";
import { setupServer, type SetupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { handlers } from "../src/mocks/handlers.ts";

/** The mocked API of a test file. Each test starts with the default answers and empty storages. */
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

/** Passes a copy of each request to `note` until the test ends. */
export function watchRequests(server: SetupServer, note: (request: Request) => Promise<void>): void {
  server.events.on("request:start", ({ request }) => void note(request.clone()));
}
