/** Beginning of the names of all cookies of staff. */
export const COOKIE_PREFIX = 'staff'
/** Carries the sender's network address to better-auth. Only this program sets it. */
export const ADDRESS_HEADER = 'x-staff-address'
/** How long a link to choose a password is good, in seconds. */
export const LINK_LIFETIME = 3 * 24 * 60 * 60
