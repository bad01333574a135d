/** What other features may use of this one. */
export { createMissingAddressRecorder } from './missing-addresses.ts'
export { redirectOldAddresses } from './old-addresses.ts'
