/** In local storage, so that pages need not load the outbox to find out. */
export const WAITING = 'message-waits'
