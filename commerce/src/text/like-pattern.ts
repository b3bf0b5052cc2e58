/** The pattern of `like` for texts that contain this one. */
export const toLikePattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
