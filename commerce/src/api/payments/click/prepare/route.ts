import { answerAt } from "../answer-call.ts";

const answer = answerAt("prepare");

// Click is answered in its protocol whatever it sends: anything but POST with -8.
export const POST = answer;
export const GET = answer;
export const PUT = answer;
export const PATCH = answer;
export const DELETE = answer;
export const OPTIONS = answer;
export const HEAD = answer;
