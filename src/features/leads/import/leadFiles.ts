/** The `accept` of a file of leads. */
export const LEAD_FILES = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';
