/**
 * The field of the contact form that people do not see and programs fill in. No profile of a browser or a password manager
 * has an entry of this name, so that nothing fills it for a person. A message that has it is put aside, never refused.
 */
export const HONEYPOT_FIELD = 'order_number'
