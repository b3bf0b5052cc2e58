/**
 * Folder of the demo's pictures below the files folder. Browsers cache a picture for a year: raise the number when
 * drawings change, so that a new demo does not show old pictures.
 */
export const demoFolder = "demo/2";
