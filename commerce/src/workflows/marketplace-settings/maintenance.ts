import type { StoredSettings } from "../../modules/settings/stored-settings.ts";

/** Orders and payments are not accepted while it is on. */
export const isInMaintenance = ({ maintenance }: StoredSettings): boolean => maintenance === true;
