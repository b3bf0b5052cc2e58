import { answerAt } from "../answer-call.ts";

const answer = answerAt("complete");

// Click always gets an answer of its protocol: every method except POST gets -8.
export const POST = answer;
export const GET = answer;
export const PUT = answer;
export const PATCH = answer;
export const DELETE = answer;
export const OPTIONS = answer;
export const HEAD = answer;
