import { cleanup } from "@testing-library/react";
import { afterAll } from "vitest";

// test files share a document, so each removes what it has rendered
afterAll(cleanup);
