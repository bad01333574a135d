/** A name that neither browsers nor password managers fill in. A message with it is quarantined, never refused. */
export const HONEYPOT_FIELD = 'order_number'
