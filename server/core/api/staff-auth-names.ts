export const COOKIE_PREFIX = 'staff'
/** Passes the client address to better-auth; only this program sets it. */
export const ADDRESS_HEADER = 'x-staff-address'
/** In seconds, of a link that an owner hands over. */
export const LINK_LIFETIME = 3 * 24 * 60 * 60
/** Readable by the site's scripts, to offer "Edit this page". It grants nothing and outlives sessions. */
export const EDIT_LINK_COOKIE = 'staff-here'
export const EDIT_LINK_LIFETIME = 90 * 24 * 60 * 60
export const MAILED_LINK_LIFETIME = 2 * 60 * 60
/** The token is behind '#', so that no server logs it. */
export const linkWith = (origin: string, token: string) => `${origin}/admin/password#${token}`
