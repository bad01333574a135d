/** Its message is for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** Another process writes there. */
export class BackupBusyError extends BackupError {
  override name = 'BackupBusyError'
}
