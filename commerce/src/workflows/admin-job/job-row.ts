import type { JobKind, JobStatus } from "@bezak/contract/job-kinds.ts";
import type { ModerationReason } from "@bezak/contract/moderation-reasons.ts";
import type { ObjectState } from "./job-act.ts";

export interface StoredJob {
  id: string;
  admin_id: string;
  kind: JobKind;
  status: JobStatus;
  reason: string | null;
  reasons: ModerationReason[] | null;
  category_id: string | null;
  note: string | null;
  reference: string | null;
  undoes: string | null;
}

export interface ObjectRow {
  id: string;
  object_id: string;
  state: "waiting" | "begun";
  /** of an undoing job: what the undone one has left; otherwise the version that the administrator saw, if the act is for that only */
  expected: ObjectState | null;
  target: ObjectState | null;
  before: ObjectState | null;
}
