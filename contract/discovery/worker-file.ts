/** Browsers keep their service worker until this address answers with another one. */
export const WORKER_FILE = '/sw.js'
