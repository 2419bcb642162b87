/** Files that a backup copies or reads at a time. */
export const BACKUP_FILES_AT_ONCE = 8;
