import { cleanup } from "@testing-library/react";
import { afterAll } from "vitest";

// Files of tests share a document: what one has rendered is gone before the next.
afterAll(cleanup);
