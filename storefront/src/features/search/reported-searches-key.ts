/** Storage key of the texts whose searches were reported today. */
export const reportedSearchesKey = "searches-reported";
