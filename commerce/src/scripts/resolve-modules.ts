import { createRequire, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import { findStub } from "./enterprise/find-stub.ts";
import { skipUnneeded } from "./unneeded.ts";

/**
 * Adapts four of the engine's `require` calls; import this file before anything of Medusa.
 * - It requires the config and module folders without an extension: Node runs TypeScript itself, but tries only `.js`
 *   when the extension is missing.
 * - Its packages lie in the root `node_modules` and require `@medusajs/medusa/...`, which npm installs in this
 *   workspace (it needs React 18, the root has 19).
 * - It requires its enterprise parts even where they are switched off: stubs are loaded instead, and images do not
 *   contain those parts (docs/decisions/044).
 * - It requires its own HTTP calls, which nobody makes, and files without code: nothing is loaded instead.
 */
const require = createRequire(import.meta.url);
const { extensions } = require;
extensions[".ts"] ??= extensions[".js"];

const workspace = pathToFileURL(`${import.meta.dirname}/../../`).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const stub = skipUnneeded(specifier) ?? findStub(specifier, context.parentURL);
    if (stub) return { url: stub, format: "commonjs", shortCircuit: true };
    const foreign = specifier.startsWith("@medusajs/medusa/") && !context.parentURL?.startsWith(workspace);
    return nextResolve(foreign ? require.resolve(specifier) : specifier, context);
  },
});
