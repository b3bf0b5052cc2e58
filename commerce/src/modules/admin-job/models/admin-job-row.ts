import { model } from "@medusajs/framework/utils";

/** One object of a bulk act. */
export const AdminJobRowModel = model
  .define("admin_job_row", {
    /** the job's id, a colon and the place in the job */
    id: model.text().primaryKey(),
    job_id: model.text(),
    /** from 1 */
    place: model.number(),
    object_id: model.text(),
    /** `begun`: the single act may have been carried out, though its end is not stored */
    state: model.text().default("waiting"),
    /**
     * of an undoing job: the state that the undone one left, without which the row is not touched; otherwise the version that the
     * administrator saw, if the act is for that one only
     */
    expected: model.json().nullable(),
    /** of an undoing job: the state to return to */
    target: model.json().nullable(),
    before: model.json().nullable(),
    after: model.json().nullable(),
    code: model.text().nullable(),
  })
  .indexes([{ on: ["job_id", "state", "place"] }]);
