import * as React from "react";

/**
 * React's development build records a stack trace for each element that is created, which takes a tenth of the time of
 * component tests. It stops after 10,000 elements a second; here it does not begin. Its warnings then name no place.
 */
const internals = (React as unknown as Record<string, Record<string, unknown> | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
const counter = "recentlyCreatedOwnerStacks";

if (typeof internals?.[counter] !== "number")
  throw new Error(`React has no ${counter} any more: adapt or delete ${import.meta.filename}`);
Object.defineProperty(internals, counter, { get: () => Infinity, set: () => undefined, configurable: true });
