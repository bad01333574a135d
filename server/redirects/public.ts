export { createMissingAddressRecorder } from './missing-addresses.ts'
export { redirectOldAddresses } from './old-addresses.ts'
