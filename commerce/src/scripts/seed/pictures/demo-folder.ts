/**
 * Where the demo's pictures lie below the files folder. Browsers keep a picture for a year: when drawings change, raise
 * the number, so that people who start anew do not see the old ones.
 */
export const demoFolder = "demo/2";
