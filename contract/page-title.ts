// @chunk shared

/** Search results show about so many characters. */
export const TITLE_LENGTH = 65

interface Firm {
  name: string
  shortName: string
  tagline: string
}

/** The title in the browser's tab and in search results. @param title home has none of its own */
export function pageTitle(title: string | undefined, { name, shortName, tagline }: Firm): string {
  if (title) return `${title} | ${shortName}`
  const whole = `${name} | ${tagline}`
  return whole.length > TITLE_LENGTH || !tagline ? name.slice(0, TITLE_LENGTH) : whole
}
