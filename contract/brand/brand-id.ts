/** There is one brand. */
export const BRAND_ID = 1
