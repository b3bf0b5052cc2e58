import { createRequire, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

/**
 * Two helps for the engine's `require` calls; import this file before anything of Medusa.
 * - It requires the config and module folders without an extension: Node runs TypeScript itself, but looks only
 *   for `.js` when the extension is left out.
 * - Its packages lie in the root `node_modules` and require `@medusajs/medusa/...`, which npm keeps in this
 *   workspace (it needs React 18, the root has 19).
 */
const require = createRequire(import.meta.url);
const { extensions } = require;
extensions[".ts"] ??= extensions[".js"];

const workspace = pathToFileURL(`${import.meta.dirname}/../../`).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const foreign = specifier.startsWith("@medusajs/medusa/") && !context.parentURL?.startsWith(workspace);
    return nextResolve(foreign ? require.resolve(specifier) : specifier, context);
  },
});
