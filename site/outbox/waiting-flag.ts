/** Set for as long as a message waits in this browser, so that pages need not load the outbox to find out. */
export const WAITING = 'message-waits'
