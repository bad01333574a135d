/** Beginning of the names of all cookies of staff. */
export const COOKIE_PREFIX = 'staff'
/** Carries the sender's network address to better-auth. Only this program sets it. */
export const ADDRESS_HEADER = 'x-staff-address'
/** How long a link to choose a password is good, in seconds. */
export const LINK_LIFETIME = 3 * 24 * 60 * 60
/** A cookie that the site's scripts can read, by which they offer "Edit this page". It opens nothing, and outlives sessions. */
export const HERE_COOKIE = 'staff-here'
export const HERE_LIFETIME = 90 * 24 * 60 * 60
