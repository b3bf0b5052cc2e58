import type { ModerationReason } from "@bezak/contract/moderation-reasons.ts";
import type { MedusaContainer } from "@medusajs/framework/types";

/** What a bulk act changes of an object, as it is stored, and the object's version. */
export interface ObjectState {
  version: string;
  [field: string]: string | boolean | null;
}

export interface JobParameters {
  /** in the administrator's words */
  reason: string | null;
  /** from the list of the kind */
  reasons: readonly ModerationReason[];
  categoryId: string | null;
  note: string | null;
  /** of the bank */
  reference: string | null;
}

/** For whom a row is carried out. */
export interface JobCaller {
  adminId: string;
  jobId: string;
}

/** How the rows of one kind of bulk acts are read and changed. */
export interface RowAct {
  /** undefined: there is no such object */
  read: (container: MedusaContainer, id: string, caller: JobCaller) => Promise<ObjectState | undefined>;
  /** the fields of the state that the act wants, or null if it has nothing to do there */
  wish: (state: ObjectState, parameters: JobParameters) => Partial<ObjectState> | null;
  /** the body of the single act that brings the object into the wanted state */
  toBody: (wanted: Partial<ObjectState>, version: string, parameters: JobParameters) => object;
  /** the single act of commerce, as the log names it */
  path: (id: string) => string;
  /** carries out the single act; throws as that does */
  send: (container: MedusaContainer, id: string, body: object, caller: JobCaller) => Promise<unknown>;
  /** returns what the job has changed, if that is not a single act; 409 undo_refused if something else has changed it */
  undo?: (container: MedusaContainer, id: string, state: ObjectState) => Promise<unknown>;
}

/** A kind whose rows a list can find. */
export interface JobAct extends RowAct {
  /** ids of everything that the list finds for the administrator, at most `limit`; throws for a filter that the list refuses */
  find: (
    container: MedusaContainer,
    filter: Record<string, string>,
    by: { limit: number; adminId: string },
  ) => Promise<string[]>;
}

/** Whether the object is in that state, whatever its version. */
export const isIn = (state: ObjectState, wanted: Partial<ObjectState>): boolean =>
  Object.entries(wanted).every(([field, value]) => field === "version" || state[field] === value);
